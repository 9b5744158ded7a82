import { useTranslation } from '@fitfolio/web-kit/i18n';
import { VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { knownVerdict } from '../../shared/report/report-types.js';
import { spoken } from '../../shared/report/spoken.js';
import type { RequirementData } from './report-types.js';
import { useResult } from './result-context.js';
import { type RequirementSpan, splitSpans } from './split-spans.js';
import styles from './split-view.module.css';

export type Side = 'resume' | 'job';
const sides = ['resume', 'job'] as const;

const spansOf = (side: Side, requirements: readonly RequirementData[]): RequirementSpan[] =>
  requirements.flatMap(({ id, span, evidence }) =>
    (side === 'job' ? [span] : evidence).map(({ start, end }) => ({ start, end, id })),
  );

const strength = ['met', 'partly', 'cannot-tell', 'not-found'] as const;

function Document({ side, shown }: { side: Side; shown: boolean }) {
  const { t } = useTranslation('mfe-analysis');
  const { report, active, light, labelOf } = useResult();
  const paper = useRef<HTMLDivElement>(null);
  const text = report.documents[side];
  const pieces = useMemo(
    () => splitSpans(text, spansOf(side, report.requirements)),
    [text, side, report.requirements],
  );
  const verdictOf = useMemo(() => {
    const byId = new Map(report.requirements.map(({ id, verdict }) => [id, knownVerdict(verdict)]));
    return (ids: readonly string[]) =>
      strength.find((verdict) => ids.some((id) => byId.get(id) === verdict)) ?? 'cannot-tell';
  }, [report.requirements]);

  useEffect(() => {
    const box = paper.current;
    const lit = box?.querySelector<HTMLElement>('mark[data-active]');
    // The document that is being read stands still; the other one comes to meet it.
    if (!box || !lit || box.matches(':hover') || box.contains(document.activeElement)) return;
    box.scrollTop = lit.offsetTop - box.clientHeight / 3;
  }, [active]);

  const press = (event: KeyboardEvent, ids: readonly string[]): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    light(ids);
  };
  return (
    <section
      id={`document-${side}`}
      className={styles['side']}
      data-shown={shown}
      aria-labelledby={`document-title-${side}`}
    >
      <h3 id={`document-title-${side}`}>{t(`split.${side}`)}</h3>
      {/* A box that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div
        ref={paper}
        className={styles['paper']}
        lang={spoken(side === 'job' ? report.job.language : report.resume.language)}
        tabIndex={0}
      >
        {pieces.map(({ start, text: piece, ids }) =>
          ids.length === 0 ? (
            <span key={start}>{piece}</span>
          ) : (
            <mark
              key={start}
              role="button"
              tabIndex={0}
              data-start={start}
              data-active={ids.some((id) => active.includes(id)) || undefined}
              className={styles[verdictOf(ids)]}
              onPointerEnter={() => light(ids)}
              onFocus={() => light(ids)}
              onClick={() => light(ids)}
              onKeyDown={(event) => press(event, ids)}
            >
              {piece}
              <VisuallyHidden> ({ids.map(labelOf).join(', ')})</VisuallyHidden>
            </mark>
          ),
        )}
      </div>
    </section>
  );
}

/** What is lit, in words, and on a phone the way to the other document. */
function Lit({ side, onSide }: { side: Side; onSide: (side: Side) => void }) {
  const { t } = useTranslation('mfe-analysis');
  const { active, labelOf, report } = useResult();
  const other = side === 'resume' ? 'job' : 'resume';
  const lit = report.requirements.filter(({ id }) => active.includes(id));
  const found = other === 'job' ? lit.length > 0 : lit.some(({ evidence }) => evidence.length > 0);
  return (
    <p className={styles['lit']} role="status">
      {lit.length === 0
        ? t('split.hint')
        : lit
            .map(({ id, verdict }) => `${labelOf(id)}: ${t(`verdict.${knownVerdict(verdict)}`)}`)
            .join(' · ')}
      {found ? (
        <button type="button" className={styles['over']} onClick={() => onSide(other)}>
          {t(`split.show.${other}`)}
        </button>
      ) : null}
    </p>
  );
}

/** Résumé and post beside each other: what is touched in one is lit in the other. On small screens one at a time. */
export function SplitView({ side, onSide }: { side: Side; onSide: (side: Side) => void }) {
  const { t } = useTranslation('mfe-analysis');
  return (
    <div className={styles['split']}>
      <div className={styles['tabs']} role="group" aria-label={t('split.which')}>
        {sides.map((one) => (
          <button key={one} type="button" aria-pressed={one === side} onClick={() => onSide(one)}>
            {t(`split.${one}`)}
          </button>
        ))}
      </div>
      <Lit side={side} onSide={onSide} />
      <div className={styles['two']}>
        {sides.map((one) => (
          <Document key={one} side={one} shown={one === side} />
        ))}
      </div>
    </div>
  );
}
