// Preloaded into the reading child and the engine's threads when they run from source (tests): Node strips the types itself,
// but the imports name the built files. What was stripped and compiled is kept for the next of them, where files may be written.
import { enableCompileCache, registerHooks } from 'node:module';

enableCompileCache();
registerHooks({
  resolve(specifier, context, next) {
    const ownSource = specifier.startsWith('.') && (context.parentURL?.endsWith('.ts') ?? false);
    return next(ownSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});
