import type { TFunction } from 'i18next';
import { useTranslation as useI18next } from 'react-i18next';
import { i18n } from './i18n.js';

/** `t` of one namespace. The component renders again when the language changes. */
export const useTranslation = (namespace: string): { readonly t: TFunction } =>
  useI18next(namespace, { i18n });
