/** Stands for every `x.module.css` in tests: a class is called what it is called. */
export default new Proxy({}, { get: (_target, name) => (typeof name === 'string' ? name : undefined) });
