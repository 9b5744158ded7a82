import { formatDateTime } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { inLanguage } from './in-language.js';
import { pageOfRoute } from './page-of-route.js';

/** Translates the names and values of an audit entry; unknown ones are shown as they are. */
export function useAuditValueText(): {
  nameOf: (key: string) => string;
  textOf: (key: string, value: unknown) => string;
} {
  const { t } = useTranslation('mfe-admin');
  const { language } = useLanguage();
  const textOf = (key: string, value: unknown): string => {
    if (value === undefined || value === null) return '–';
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value)) return value.length === 0 ? '–' : value.join(', ');
    if (typeof value !== 'string') return inLanguage(value, language) ?? JSON.stringify(value);
    if (key.endsWith('At')) return formatDateTime(value);
    if (key === 'kind')
      return t([`emails.kinds.${value}`, `promos.kinds.${value}`, `bundles.kinds.${value}`], {
        defaultValue: value,
      });
    if (key === 'route') {
      const page = pageOfRoute(value);
      return page ? t(page) : value;
    }
    if (key === 'label') return t(`bundles.labels.${value}`, { defaultValue: value });
    if (key === 'mode') return t(`models.modes.${value}`, { defaultValue: value });
    if (key === 'state') return t(`emails.states.${value}`, { defaultValue: value });
    return value;
  };
  return {
    nameOf: (key) => t([`audit.facts.${key}`, `models.fields.${key}`], { defaultValue: key }),
    textOf,
  };
}
