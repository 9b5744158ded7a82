// Entry point: light, dark, system.
export { themeChoices, type ThemeChoice } from './theme/theme-choice.js';
export { useTheme } from './theme/use-theme.js';
