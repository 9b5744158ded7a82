import type { Screening } from '@fitfolio/analysis-contract/screening';
import type { CandidateLink } from '@fitfolio/analysis-contract/screening-table';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { type Language, languages, useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { Radio } from '@fitfolio/web-kit/ui/controls';
import { useState } from 'react';
import { CopyField } from '../../shared/link/copy-field.js';
import styles from './link.module.css';

const rows = 10;

interface Props {
  readonly screening: Pick<Screening, 'title' | 'keptUntil'>;
  readonly link: CandidateLink;
  readonly address: string;
}

/** What to write to the candidate with the link, in the language that they read. */
export function Letter({ screening: { title, keptUntil }, link: { expiresAt }, address }: Props) {
  const { t } = useTranslation('mfe-analysis');
  const own = useLanguage().language;
  const [lng, setLanguage] = useState<Language>(own);
  const letter = t('screening.link.letter', {
    lng,
    title,
    link: address,
    until: formatDateTime(expiresAt),
    keptUntil: formatDateTime(keptUntil),
  });
  return (
    <>
      <Radio.Group
        optionType="button"
        size="small"
        aria-label={t('screening.link.language')}
        value={lng}
        onChange={({ target }) => setLanguage(target.value)}
        options={languages.map((value) => ({ value, label: t(`screening.link.languages.${value}`) }))}
        className={styles['languages']}
      />
      <CopyField
        label={t('screening.link.letterLabel')}
        value={letter}
        hint={t('screening.link.letterHint')}
        rows={rows}
      />
    </>
  );
}
