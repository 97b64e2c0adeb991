// Set-up of every unit test: jsdom has no media queries, so none asks for reduced motion.
globalThis.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as never;
