import { ConfigProvider } from 'antd';
import enUS from 'antd/es/locale/en_US.js';
import viVN from 'antd/es/locale/vi_VN.js';
import { useMemo, type ReactNode } from 'react';
import { useLanguage } from '../i18n/use-language.js';
import { antdTheme } from './antd-theme.js';
import { useMotionAllowed } from './use-motion-allowed.js';
import { useTheme } from './use-theme.js';

/** The nonce the edge gave this page's styles; hidden from selectors, readable as a property. */
const styleNonce = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLElement>('[nonce]')?.nonce || undefined;

/** The configuration of antd: theme, language, style nonce. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { dark } = useTheme();
  const { language } = useLanguage();
  const motion = useMotionAllowed();
  const theme = useMemo(() => antdTheme(dark, motion), [dark, motion]);
  const nonce = useMemo(styleNonce, []);
  return (
    <ConfigProvider
      theme={theme}
      locale={language === 'vi' ? viVN : enUS}
      wave={{ disabled: true }}
      {...(nonce ? { csp: { nonce } } : {})}
    >
      {children}
    </ConfigProvider>
  );
}
