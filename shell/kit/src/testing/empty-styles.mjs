/** Replaces every `x.module.css` in tests: each class name is its own value. */
export default new Proxy({}, { get: (_target, name) => (typeof name === 'string' ? name : undefined) });
