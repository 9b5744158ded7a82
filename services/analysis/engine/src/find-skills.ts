import { namesIn } from './job/names.js';
import { bestPath } from './chain/chain.js';
import { knowledgeModel } from './job/model/models.js';
import { spanFeatures } from './job/model/span-features.js';

export interface FoundSkill {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly kind: 'hard' | 'tool' | 'soft';
  /** Id of the catalogue's entry; null where no entry names the whole of it. */
  readonly id: string | null;
}

const listWordsMax = 8;

/** Pieces of a text that name knowledge, as the trained model bounds them. */
function knowledgeIn(text: string): { start: number; end: number }[] {
  const line = { text, start: 0, end: text.length, bullet: false, heading: false, section: '', line: 0 };
  const { tokens, features } = spanFeatures(line, null);
  const spans: { start: number; end: number }[] = [];
  let open = false;
  for (const [i, label] of bestPath(knowledgeModel(), features).entries()) {
    const token = tokens[i];
    const last = spans[spans.length - 1];
    if (token && open && last && label === 'I') last.end = token.end;
    else if (token && label !== 'O') spans.push({ start: token.start, end: token.end });
    open = label !== 'O';
  }
  return spans;
}

/** Skills and knowledge that a text asks for or claims, with their places, from left to right. */
export function findSkills(text: string): FoundSkill[] {
  const { skills, tokens } = namesIn(text);
  const bounded = knowledgeIn(text);
  // A mere list of names has no words around it that a model could tell them by.
  const listed = tokens.length > listWordsMax ? [] : skills.filter(({ value }) => value.kind !== 'soft');
  const overlooked = listed.filter(
    (one) => !bounded.some((span) => span.start < one.end && span.end > one.start),
  );
  const hard = [...bounded, ...overlooked].map(({ start, end }): FoundSkill => {
    const whole = skills.find((skill) => skill.start === start && skill.end === end)?.value;
    const kind = whole?.kind === 'tool' ? 'tool' : 'hard';
    return { text: text.slice(start, end), start, end, kind, id: whole?.id ?? null };
  });
  const soft = skills
    .filter(({ value }) => value.kind === 'soft')
    .filter(({ start, end }) => !hard.some((span) => span.start < end && span.end > start))
    .map(({ start, end, value }): FoundSkill => ({
      text: text.slice(start, end),
      start,
      end,
      kind: 'soft',
      id: value.id,
    }));
  return [...hard, ...soft].toSorted((a, b) => a.start - b.start);
}
