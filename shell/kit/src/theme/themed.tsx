import type { ComponentType } from 'react';
import { ThemeProvider } from './theme-provider.js';

/** A component of antd in the product's theme and language. Only pages that use one of them load antd. */
export const themed = <Props extends object>(Component: ComponentType<Props>) =>
  function Themed(props: Props) {
    return (
      <ThemeProvider>
        <Component {...props} />
      </ThemeProvider>
    );
  };
