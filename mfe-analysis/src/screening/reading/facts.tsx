import type { FactPart, ReadFact } from '@fitfolio/analysis-contract/screening-reading';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Correctable } from './correctable.js';
import styles from './reading.module.css';
import { useOpenReading } from './use-reading.js';

const parts = [
  'experience',
  'education',
  'skills',
  'languages',
  'certifications',
  'projects',
  'awards',
  'activities',
  'interests',
  'summary',
  'contact',
] as const satisfies readonly FactPart[];
/** Parts that every résumé has, so that it is said where nothing was read of one. */
const expected: readonly FactPart[] = ['experience', 'education', 'skills', 'languages', 'certifications'];
/** Parts whose facts need a word for what they are. */
const named: readonly FactPart[] = ['contact', 'summary'];

function Values({ part, values }: Pick<ReadFact, 'part' | 'values'>) {
  const { t } = useTranslation('mfe-analysis');
  const isNamed = named.includes(part);
  const word = (field: string): string => t(`reading.field.${field}`, { defaultValue: field });
  const notRead = (field: string): string =>
    isNamed ? t('reading.lines.notRead') : t('reading.notRead', { what: word(field) });
  const short = values.filter(({ field }) => field !== 'bullet');
  const bullets = values.filter(({ field }) => field === 'bullet');
  return (
    <>
      <p className={styles['values']}>
        {short.map(({ field, text }, n) => (
          <span key={`${n}-${field}`}>
            {isNamed ? <small>{word(field)}: </small> : null}
            {text ?? <em>{notRead(field)}</em>}
          </span>
        ))}
      </p>
      {bullets.length > 0 ? (
        <ul className={styles['bullets']}>
          {bullets.map(({ text }, n) => (
            <li key={`${n}-${text}`}>{text}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** The lines of the résumé that a fact comes from. */
function Source({ lines: from }: Pick<ReadFact, 'lines'>) {
  const { t } = useTranslation('mfe-analysis');
  const { lines } = useOpenReading().reading;
  const [first] = from;
  if (first === undefined) return <p className={styles['soft']}>{t('reading.fromNone')}</p>;
  if (from.length === 1)
    return (
      <p className={styles['soft']}>
        {t('reading.fromLine', { no: first + 1 })} <q>{lines[first]?.text.trim()}</q>
      </p>
    );
  return (
    <details className={styles['source']}>
      <summary>{t('reading.fromLines', { count: from.length })}</summary>
      <ol>
        {from.map((line) => (
          <li key={line} value={line + 1}>
            <q>{lines[line]?.text.trim()}</q>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Fact({ fact }: { fact: ReadFact }) {
  const { t } = useTranslation('mfe-analysis');
  const { corrections } = useOpenReading().reading;
  const { id, part, values, lines } = fact;
  const isEmpty = values.every(({ text }) => text === null);
  const name =
    values
      .filter(({ field }) => field !== 'bullet')
      .map(({ field, text }) => text ?? t(`reading.field.${field}`, { defaultValue: field }))
      .join(', ') || t(`reading.part.${part}`, { defaultValue: part });
  return (
    <li>
      <div className={styles['what']}>
        <Values part={part} values={values} />
        {isEmpty ? null : <Source lines={lines} />}
      </div>
      <Correctable
        name={name}
        open={t('reading.notRight')}
        label={t('reading.should')}
        standing={corrections.find((each) => each.fact === id)}
        draftOf={(text) => ({ kind: 'fact', fact: id, text })}
      />
    </li>
  );
}

/** Everything that was read, by the part of the résumé that it is of. */
export function Facts() {
  const { t } = useTranslation('mfe-analysis');
  const { facts } = useOpenReading().reading;
  return (
    <section aria-labelledby="reading-facts" className={styles['section']}>
      <h2 id="reading-facts">{t('reading.facts')}</h2>
      {parts.map((part) => {
        const own = facts.filter((fact) => fact.part === part);
        if (own.length === 0 && !expected.includes(part)) return null;
        return (
          <section key={part} aria-labelledby={`reading-${part}`} className={styles['part']}>
            <h3 id={`reading-${part}`}>{t(`reading.part.${part}`)}</h3>
            {own.length === 0 ? <p className={styles['soft']}>{t('reading.nothing')}</p> : null}
            {own.length > 0 ? (
              <ul className={styles['facts']}>
                {own.map((fact) => (
                  <Fact key={fact.id} fact={fact} />
                ))}
              </ul>
            ) : null}
          </section>
        );
      })}
    </section>
  );
}
