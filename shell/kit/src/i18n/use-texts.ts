import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { i18n } from './i18n.js';

/** `t` of one namespace; the component renders again when the language changes. */
export const useTexts = (namespace: string): TFunction => useTranslation(namespace, { i18n }).t;
