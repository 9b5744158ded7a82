import { JumpLink } from '../../shared/report/report-nav.js';
import { Gain } from '../../shared/report/gain.js';
import { Proposal } from '../../shared/report/proposal.js';
import type { LineData } from './report-types.js';
import { Quotes } from './quotes.js';
import { useResult } from './result-context.js';
import styles from './lines.module.css';

/** The requirements a statement rests on; each leads to its line in the list. */
export function RequirementLinks({ ids }: { ids: readonly string[] }) {
  const { labelOf, toRequirement } = useResult();
  if (ids.length === 0) return null;
  return (
    <p className={styles['links']}>
      {ids.map((id) => (
        <JumpLink key={id} to={`requirement-${id}`} onJump={() => toRequirement(id)}>
          {labelOf(id)}
        </JumpLink>
      ))}
    </p>
  );
}

/** One statement about the résumé: what it says, what to do, and the words or requirements it rests on. */
function Line({ line, gain }: { line: LineData; gain: number | undefined }) {
  const { texts } = useResult();
  const text = texts.lines[line.id];
  if (!text) return null;
  return (
    <li>
      {gain === undefined ? null : <Gain gain={gain} />}
      <div>
        <p className={styles['title']}>{text.title}</p>
        {text.detail ? <p className={styles['detail']}>{text.detail}</p> : null}
        <Quotes quotes={line.quotes} />
        {text.proposal ? <Proposal text={text.proposal} language={texts.language} /> : null}
        <RequirementLinks ids={line.requirementIds} />
      </div>
    </li>
  );
}

/** Statements; `gain` of each says what it is worth. */
export function Lines<L extends LineData>(props: {
  lines: readonly L[];
  gainOf?: (line: L) => number;
  /** Instead of none. */
  none: string;
}) {
  const { lines, gainOf, none } = props;
  if (lines.length === 0) return <p className={styles['none']}>{none}</p>;
  return (
    <ul className={gainOf ? styles['worth'] : styles['lines']}>
      {lines.map((line) => (
        <Line key={line.id} line={line} gain={gainOf?.(line)} />
      ))}
    </ul>
  );
}
