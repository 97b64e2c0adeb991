// Before every unit test: their page has no screen, so nothing asks for less motion there.
globalThis.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as never;
