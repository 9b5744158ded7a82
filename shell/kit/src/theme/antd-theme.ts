import { theme, type ThemeConfig } from 'antd';
import palette from './palette.json' with { type: 'json' };

const family =
  "'Be Vietnam Pro', 'Be Vietnam Pro stand-in', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
/** Buttons carry white text, which on the primary colour itself has too little contrast. */
const button = {
  colorPrimary: '#2160d8',
  colorPrimaryHover: '#2a6be6',
  colorPrimaryActive: '#1a4fb6',
  primaryShadow: 'none',
  defaultShadow: 'none',
  dangerShadow: 'none',
  fontWeight: 600,
};

/** The tokens of antd's components, from the same palette as the `--fit-*` variables. */
export function antdTheme(dark: boolean, motion: boolean): ThemeConfig {
  const c = dark ? palette.dark : palette.light;
  return {
    algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    cssVar: { key: 'fit' },
    hashed: false,
    token: {
      motion,
      colorPrimary: c.primary,
      // The ring around what has the focus; antd's own is too light to be seen.
      colorPrimaryBorder: c.focus,
      lineWidthFocus: 2,
      colorInfo: c.primary,
      colorLink: c.primaryStrong,
      colorLinkHover: c.primaryStrong,
      colorLinkActive: c.primaryStrong,
      colorSuccess: c.good,
      colorWarning: c.warn,
      colorError: c.bad,
      colorErrorText: c.bad,
      colorInfoBg: c.primarySoft,
      colorInfoBorder: c.border,
      colorSuccessBg: c.goodSoft,
      colorSuccessBorder: c.border,
      colorWarningBg: c.warnSoft,
      colorWarningBorder: c.border,
      colorErrorBg: c.badSoft,
      colorErrorBorder: c.border,
      colorBgBase: c.surface,
      colorBgLayout: c.bg,
      colorBgContainer: c.surface,
      colorBgElevated: c.surface,
      colorTextBase: c.text,
      colorText: c.text,
      colorTextSecondary: c.textSoft,
      colorTextTertiary: c.textFaint,
      colorTextDescription: c.textFaint,
      colorTextPlaceholder: c.textFaint,
      colorBorder: c.borderStrong,
      colorBorderSecondary: c.border,
      colorSplit: c.border,
      borderRadius: 10,
      borderRadiusLG: 12,
      borderRadiusSM: 8,
      controlHeight: 40,
      controlHeightLG: 48,
      controlHeightSM: 32,
      fontFamily: family,
      fontSize: 15,
      lineHeight: 1.6,
      motionDurationFast: '0.12s',
      motionDurationMid: '0.16s',
      motionDurationSlow: '0.2s',
      wireframe: false,
    },
    components: {
      Button: {
        ...button,
        // Under the pointer an outlined button takes the step of the primary colour that is readable as text.
        defaultHoverColor: c.primaryStrong,
        defaultHoverBorderColor: c.primaryStrong,
        defaultActiveColor: c.primaryStrong,
        defaultActiveBorderColor: c.primaryStrong,
        // On the light red of the dark theme white text has too little contrast.
        ...(dark ? { dangerColor: c.bg } : {}),
      },
      // Selected text in the darker step: the primary colour itself is too light to read.
      Pagination: { colorPrimary: c.primaryStrong, colorPrimaryHover: c.primaryStrong },
      Tabs: { itemSelectedColor: c.primaryStrong, itemHoverColor: c.primaryStrong, inkBarColor: c.primary },
    },
  };
}
