import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Button } from '@fitfolio/web-kit/ui/core';
import { ListChecks } from 'lucide-react';
import { Fragment, type KeyboardEvent, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { RequirementLink } from './report-nav.js';
import { knownVerdict } from './report-types.js';
import { type RequirementSpan, splitSpans } from './split-spans.js';
import styles from './split-view.module.css';
import type { Side, Split, SplitRequirement } from './use-split.js';

const RequirementDrawer = lazy(() => import('./requirement-drawer.js'));

const sides = ['resume', 'job'] as const;

interface Props {
  readonly split: Split;
  readonly documents: Readonly<Record<Side, string>>;
  readonly languages: Readonly<Record<Side, string | undefined>>;
  readonly requirements: readonly SplitRequirement[];
  readonly labelOf: (id: string) => string;
  /** Goes to a requirement in the list below. */
  readonly toRequirement: (id: string) => void;
  /** Where the list of requirements is numbered: the numbers stand behind the quotes and lead back. */
  readonly noOf?: (id: string) => number | undefined;
}

const spansOf = (side: Side, requirements: readonly SplitRequirement[]): RequirementSpan[] =>
  requirements.flatMap(({ id, span, evidence }) =>
    (side === 'job' ? [span] : evidence).map(({ start, end }) => ({ start, end, id })),
  );

const strength = ['met', 'partly', 'cannot-tell', 'not-found'] as const;

function Document(props: Props & { side: Side }) {
  const { side, split, documents, languages, requirements, labelOf, noOf } = props;
  const { t } = useTranslation('mfe-analysis');
  const { active, light } = split;
  const paper = useRef<HTMLDivElement>(null);
  const text = documents[side];
  const pieces = useMemo(() => splitSpans(text, spansOf(side, requirements)), [text, side, requirements]);
  const verdictOf = useMemo(() => {
    const byId = new Map(requirements.map(({ id, verdict }) => [id, knownVerdict(verdict)]));
    return (ids: readonly string[]) =>
      strength.find((verdict) => ids.some((id) => byId.get(id) === verdict)) ?? 'cannot-tell';
  }, [requirements]);

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
      data-shown={side === split.side}
      aria-labelledby={`document-title-${side}`}
    >
      <h3 id={`document-title-${side}`} tabIndex={-1}>
        {t(`split.${side}`)}
      </h3>
      {/* A box that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={paper} className={styles['paper']} lang={languages[side]} tabIndex={0}>
        {pieces.map(({ start, text: piece, ids, ends }) =>
          ids.length === 0 ? (
            <span key={start}>{piece}</span>
          ) : (
            <Fragment key={start}>
              <mark
                role="button"
                tabIndex={0}
                aria-label={`${piece} (${ids.map(labelOf).join(', ')})`}
                data-start={start}
                data-active={ids.some((id) => active.includes(id)) || undefined}
                className={styles[verdictOf(ids)]}
                onPointerEnter={() => light(ids)}
                onFocus={() => light(ids)}
                onClick={() => light(ids)}
                onKeyDown={(event) => press(event, ids)}
              >
                {piece}
              </mark>
              {ends.map((id) => {
                const no = noOf?.(id);
                return no === undefined ? null : (
                  <RequirementLink
                    key={id}
                    id={id}
                    className={styles['number']}
                    label={t('text.backTo', { no, label: labelOf(id) })}
                  >
                    {no}
                  </RequirementLink>
                );
              })}
            </Fragment>
          ),
        )}
      </div>
    </section>
  );
}

/** What is lit, in words, and on a phone the way to the other document. */
function Lit({ split, requirements, labelOf }: Props) {
  const { t } = useTranslation('mfe-analysis');
  const { active, side, setSide } = split;
  const other = side === 'resume' ? 'job' : 'resume';
  const lit = requirements.filter(({ id }) => active.includes(id));
  const found = other === 'job' ? lit.length > 0 : lit.some(({ evidence }) => evidence.length > 0);
  return (
    <p className={styles['lit']} role="status">
      {lit.length === 0
        ? t('split.hint')
        : lit
            .map(({ id, verdict }) => `${labelOf(id)}: ${t(`verdict.${knownVerdict(verdict)}`)}`)
            .join(' · ')}
      {found ? (
        <button type="button" className={styles['over']} onClick={() => setSide(other)}>
          {t(`split.show.${other}`)}
        </button>
      ) : null}
    </p>
  );
}

/** Opens the list of requirements beside the documents; its code comes with the first opening. */
function RequirementList({ split, requirements, labelOf, toRequirement, languages }: Props) {
  const { t } = useTranslation('mfe-analysis');
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button
        icon={<ListChecks size={16} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {t('split.openRequirements', { count: requirements.length })}
      </Button>
      {asked ? (
        <Suspense fallback={null}>
          <RequirementDrawer
            open={open}
            onClose={() => setOpen(false)}
            split={split}
            requirements={requirements}
            labelOf={labelOf}
            toRequirement={toRequirement}
            language={languages.job}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Résumé and post beside each other: what is touched in one is lit in the other. On small screens one at a time. */
export function SplitView(props: Props) {
  const { t } = useTranslation('mfe-analysis');
  const { side, setSide } = props.split;
  return (
    <div className={styles['split']}>
      <div className={styles['tabs']} role="group" aria-label={t('split.which')}>
        {sides.map((one) => (
          <button key={one} type="button" aria-pressed={one === side} onClick={() => setSide(one)}>
            {t(`split.${one}`)}
          </button>
        ))}
      </div>
      <div className={styles['bar']}>
        <Lit {...props} />
        <RequirementList {...props} />
      </div>
      <div className={styles['two']}>
        {sides.map((one) => (
          <Document key={one} {...props} side={one} />
        ))}
      </div>
    </div>
  );
}
