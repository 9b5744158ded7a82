import type { Preview, PreviewLine } from '@fitfolio/analysis-contract/preview';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import { knownVerdict } from '../shared/report/report-types.js';
import { cutLine } from './cut-line.js';
import styles from './pages.module.css';

type PageData = Preview['pages'][number];

/** Where letters stand on, as a share of their height. */
const baseline = 0.8;

const toneOf = (verdict: string): string => styles[knownVerdict(verdict)] ?? '';

/** A line in its place, its evidence marked behind it. */
function PlacedLine({ line }: { line: PreviewLine }) {
  const { box, size, text, bold, hidden, marks } = line;
  if (!box || text.trim() === '') return null;
  const perChar = box.width / text.length;
  return (
    <g className={hidden ? styles['unseen'] : undefined}>
      {marks.map(({ start, end, verdict, requirementId }) => (
        <rect
          key={`${requirementId}-${start}`}
          className={toneOf(verdict)}
          x={box.x + start * perChar}
          y={box.y}
          width={(end - start) * perChar}
          height={box.height}
          rx={2}
        />
      ))}
      <text
        x={box.x}
        y={box.y + box.height * baseline}
        fontSize={size ?? box.height}
        fontWeight={bold ? 600 : 400}
        {...(box.width > 0 ? { textLength: box.width, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {text}
      </text>
    </g>
  );
}

function TextLine({ line }: { line: PreviewLine }) {
  return (
    <p className={line.hidden ? styles['unseen'] : undefined}>
      {cutLine(line).map(({ start, text, verdict }) =>
        verdict === null ? (
          <span key={start}>{text}</span>
        ) : (
          <mark key={start} className={toneOf(verdict)}>
            {text}
          </mark>
        ),
      )}
    </p>
  );
}

function DrawnPage({ page, no, of }: { page: PageData; no: number; of: number }) {
  const { t } = useTranslation('mfe-analysis');
  const { width, height, lines } = page;
  if (width === null || height === null || lines.some(({ box }) => box === null)) {
    return (
      <div className={styles['text']}>
        {lines.map((line, i) => (
          <TextLine key={`${i}-${line.text}`} line={line} />
        ))}
      </div>
    );
  }
  return (
    <figure>
      <svg
        role="img"
        aria-label={t('preview.page', { no, of })}
        viewBox={`0 0 ${width} ${height}`}
        className={styles['page']}
      >
        {lines.map((line, i) => (
          <PlacedLine key={`${i}-${line.text}`} line={line} />
        ))}
      </svg>
      <VisuallyHidden>{lines.map(({ text }) => text).join('\n')}</VisuallyHidden>
    </figure>
  );
}

/** The pages of a document as pictures; a format without pages as its text. */
export function Pages({ preview }: { preview: Preview }) {
  const { t } = useTranslation('mfe-analysis');
  const { pages } = preview;
  const marked = (['met', 'partly', 'not-found', 'cannot-tell'] as const).filter((verdict) =>
    pages.some(({ lines }) => lines.some(({ marks }) => marks.some((mark) => mark.verdict === verdict))),
  );
  return (
    <>
      {marked.length > 0 ? (
        <p className={styles['legend']}>
          {marked.map((verdict) => (
            <mark key={verdict} className={toneOf(verdict)}>
              {t(`verdict.${verdict}`)}
            </mark>
          ))}
        </p>
      ) : null}
      <ol className={styles['pages']}>
        {pages.map((page, i) => (
          // Pages have no name but their place.
          <li key={i}>
            <DrawnPage page={page} no={i + 1} of={pages.length} />
          </li>
        ))}
      </ol>
    </>
  );
}
