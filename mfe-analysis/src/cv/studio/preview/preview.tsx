import { ascent } from '@fitfolio/fit-engine/cv/font';
import type { CvLayout } from '@fitfolio/fit-engine/cv/layout';
import type { Row } from '@fitfolio/fit-engine/cv/rows';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { memo } from 'react';
import styles from './preview.module.css';

const weights = { regular: {}, bold: { fontWeight: 700 }, italic: { fontStyle: 'italic' } } as const;

function PageRow({ row: { runs, y, rule } }: { row: Row }) {
  return (
    <g>
      {runs.map(({ x, face, size, text }, i) => (
        <text key={i} x={x} y={y + size * ascent} fontSize={size} {...weights[face]}>
          {text}
        </text>
      ))}
      {rule ? (
        <path d={`M${rule.from} ${rule.y}H${rule.to}`} stroke="currentColor" strokeWidth={0.6} />
      ) : null}
    </g>
  );
}

/** The pages as they will be printed: the rows of the layout, which the exports paint too. */
export const Preview = memo(function Preview({ layout }: { layout: CvLayout }) {
  const { t } = useTranslation('mfe-analysis');
  const { pages, width, height } = layout;
  return (
    <div className={styles['pages']}>
      {pages.map((rows, page) => (
        <svg
          key={page}
          className={styles['page']}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={t('cv.preview.page', { page: page + 1, pages: pages.length })}
        >
          {rows.map((row, i) => (
            <PageRow key={i} row={row} />
          ))}
        </svg>
      ))}
    </div>
  );
});
