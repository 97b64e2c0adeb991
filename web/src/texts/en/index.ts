// One chunk a language: every Fluent file of its folder.
const files: Record<string, string> = import.meta.glob(
  ['./*.ftl', '../../../../src/celestia/locales/en/*.ftl'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

export default Object.values(files);
