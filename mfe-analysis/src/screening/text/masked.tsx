import type { MaskKind } from '@fitfolio/analysis-contract/screening';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { memo } from 'react';
import styles from './masked.module.css';

const kinds = [
  'name',
  'contact',
  'link',
  'address',
  'school',
  'year',
  'person',
] as const satisfies readonly MaskKind[];
const piece = /⟦([a-z-]*)⟧/gu;

const knownKind = (kind: string): MaskKind | 'other' => kinds.find((known) => known === kind) ?? 'other';

/** A text of a screening; what must not be known of somebody stands as a small word for its kind. */
export const Masked = memo(function Masked({ text }: { text: string }) {
  const { t } = useTranslation('mfe-analysis');
  return text.split(piece).map((part, n) =>
    n % 2 === 0 ? (
      part
    ) : (
      <span key={n} className={styles['chip']} title={t('screening.mask.why')}>
        {t(`screening.mask.${knownKind(part)}`)}
      </span>
    ),
  );
});
