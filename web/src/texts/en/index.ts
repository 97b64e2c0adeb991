// One chunk a language: every Fluent file beside this one.
const files: Record<string, string> = import.meta.glob('./*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export default Object.values(files);
