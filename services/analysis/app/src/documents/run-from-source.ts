// Preloaded into the reading child when it runs from source (tests): Node strips the types itself, but the imports
// name the built files.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const ownSource = specifier.startsWith('.') && (context.parentURL?.endsWith('.ts') ?? false);
    return next(ownSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});
