// Browser tests name each other as they would be built (`.js`); whoever imports this first reads them as they are written.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) => {
    try {
      return next(specifier, context);
    } catch (error) {
      if (!specifier.startsWith('.') || !specifier.endsWith('.js')) throw error;
      return next(specifier.replace(/\.js$/, '.ts'), context);
    }
  },
});
