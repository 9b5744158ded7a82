import { useTranslation } from '@fitfolio/web-kit/i18n';
import { ScoreGauge } from '@fitfolio/web-kit/ui/core';
import { VerdictBadge } from '../verdict-badge.js';
import styles from './demo.module.css';
import type { Piece, ResumeLine, SampleView, SumLine } from './sample-view.js';

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, verdict, marks }, n) =>
    verdict ? (
      <mark key={`${n}${text}`} className={styles[verdict]}>
        {text}
        {marks?.map((no) => (
          <i key={no}>{no}</i>
        ))}
      </mark>
    ) : (
      text
    ),
  );
}

function Line({ line, onToggle }: { line: ResumeLine; onToggle: ((at: number) => void) | null }) {
  const { t } = useTranslation('mfe-public');
  const { at, look, pieces, out = false } = line;
  if (look !== 'item' || !onToggle)
    return (
      <p className={styles[look]}>
        <Marked pieces={pieces} />
      </p>
    );
  return (
    <button
      type="button"
      className={`${styles['item']} ${styles['line']}`}
      aria-pressed={out}
      title={t(out ? 'home.demo.putBack' : 'home.demo.takeOut')}
      onClick={() => onToggle(at)}
    >
      <Marked pieces={pieces} />
    </button>
  );
}

function SumRow({ line, base }: { line: SumLine; base: boolean }) {
  const { t } = useTranslation('mfe-public');
  const { no, label, verdict, earned, weight } = line;
  return (
    <li>
      {verdict ? <VerdictBadge verdict={verdict} label={t(`home.verdict.${verdict}`)} /> : <span />}
      <span>{no === null ? t(base ? 'home.demo.base' : 'home.demo.occupation') : `${no}. ${label}`}</span>
      <span className={styles['points']}>
        {earned}/{weight}
      </span>
    </li>
  );
}

/** The post beside the résumé beside the sum: the same numbers in all three. */
export function Board({
  view,
  onToggle,
}: {
  view: SampleView;
  /** Null where there is no engine yet that would judge anew. */
  onToggle: ((at: number) => void) | null;
}) {
  const { t } = useTranslation('mfe-public');
  const { score, band, sum, post, resume } = view;
  return (
    <div className={styles['board']}>
      <section className={styles['result']} aria-label={t('home.demo.sum')}>
        <ScoreGauge
          score={score}
          band={band}
          word={t(`home.band.${band}`)}
          spoken={t('home.demo.score', { score })}
        />
        <ol className={styles['sum']}>
          {sum.map((line, n) => (
            <SumRow key={line.no ?? `base${n}`} line={line} base={n === sum.length - 1} />
          ))}
        </ol>
      </section>
      <section className={styles['paper']} aria-labelledby="demo-post">
        <h3 id="demo-post">{t('home.demo.post')}</h3>
        {post.map((pieces, n) => (
          <p key={`${n}${pieces[0]?.text ?? ''}`}>
            <Marked pieces={pieces} />
          </p>
        ))}
      </section>
      <section className={styles['paper']} aria-labelledby="demo-resume">
        <h3 id="demo-resume">{t('home.demo.resume')}</h3>
        {resume.map((line) => (
          <Line key={line.at} line={line} onToggle={onToggle} />
        ))}
      </section>
    </div>
  );
}
