import type { ModelTest } from '@fitfolio/analysis-contract/models';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { DescriptionList } from '../shared/details/description-list.js';
import { CellNote, CellStack, none } from '../shared/list/cells.js';

/** What a test of the model gave: the figures, and each sentence beside the engine's. */
export function ModelTestResult({ test }: { test: ModelTest }) {
  const { t } = useTranslation('mfe-admin');
  const ms = (value: number | null) => (value === null ? none : t('models.test.ms', { count: value }));
  return (
    <>
      <DescriptionList
        rows={[
          [
            t('models.test.accepted'),
            t('models.test.acceptedOf', { accepted: test.accepted, lines: test.lines }),
          ],
          [t('models.test.calls'), test.calls],
          [t('models.test.p50'), ms(test.p50)],
          [t('models.test.p95'), ms(test.p95)],
          [t('models.test.cost'), dollars(test.cost)],
          [
            t('models.test.faults'),
            test.faults.map((fault) => t(`models.test.faultNames.${fault}`)).join(', ') || none,
          ],
        ]}
      />
      <ul>
        {test.texts.map(({ language, engine, model, accepted, reasons }) => (
          <li key={`${language} ${engine}`}>
            <CellStack>
              <span lang={language}>{engine}</span>
              <span lang={language}>{model ?? t('models.test.nothing')}</span>
              <CellNote>
                {t(`models.test.${accepted ? 'shown' : 'refused'}`)}
                {reasons
                  .map(({ kind, about }) => ` · ${t(`models.test.reasons.${kind}`, { about })}`)
                  .join('')}
              </CellNote>
            </CellStack>
          </li>
        ))}
      </ul>
    </>
  );
}

const microPerDollar = 1_000_000;

/** Millionths of a dollar as dollars, without rounding. */
export const dollars = (micro: number): string => `$${(micro / microPerDollar).toFixed(6)}`;
