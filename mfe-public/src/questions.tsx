import { StructuredData } from '@fitfolio/web-kit/page';
import styles from './questions.module.css';

export interface Question {
  readonly q: string;
  readonly a: string;
}

/** Questions that open in place: the browser's own disclosure, so it works with keys, find-in-page and no script. */
export function Questions({ title, items }: { title: string; items: readonly Question[] }) {
  return (
    <section className={styles['questions']} aria-labelledby="questions">
      <h2 id="questions">{title}</h2>
      <StructuredData data={asData(items)} />
      {items.map(({ q, a }) => (
        <details key={q} className={styles['item']}>
          <summary>{q}</summary>
          <p>{a}</p>
        </details>
      ))}
    </section>
  );
}

const asData = (items: readonly Question[]) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ q, a }) => ({
    '@type': 'Question',
    name: q,
    acceptedAnswer: { '@type': 'Answer', text: a },
  })),
});
