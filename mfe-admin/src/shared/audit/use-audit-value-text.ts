import { useTranslation } from '@fitfolio/web-kit/i18n';

/** Translates the names and values of an audit entry; unknown ones are shown as they are. */
export function useAuditValueText(): {
  nameOf: (key: string) => string;
  textOf: (key: string, value: unknown) => string;
} {
  const { t } = useTranslation('mfe-admin');
  const textOf = (key: string, value: unknown): string => {
    if (value === undefined || value === null) return '–';
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value !== 'string') return JSON.stringify(value);
    if (key === 'kind') return t(`emails.kinds.${value}`, { defaultValue: value });
    if (key === 'state') return t(`emails.states.${value}`, { defaultValue: value });
    return value;
  };
  return { nameOf: (key) => t(`audit.facts.${key}`, { defaultValue: key }), textOf };
}
