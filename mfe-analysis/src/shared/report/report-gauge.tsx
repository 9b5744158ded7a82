import { useTranslation } from '@fitfolio/web-kit/i18n';
import { ScoreGauge } from '@fitfolio/web-kit/ui/core';
import type { BandName } from './report-types.js';

/** The gauge of a report, in the words of results. */
export function ReportGauge({ score, band }: { score: number | null; band: BandName | null }) {
  const { t } = useTranslation('mfe-analysis');
  return (
    <ScoreGauge
      score={score}
      band={band}
      word={band ? t(`band.${band}`, { defaultValue: band }) : t('top.noScore')}
      spoken={score === null ? t('top.noScoreSpoken') : t('top.scoreSpoken', { score })}
    />
  );
}
