import { isInstruction } from '../clause/instructions.js';
import { isProof, type Stance } from '../clause/stance.js';
import type { Finding } from '../integrity/notices.js';
import type { Item } from '../job/item.js';
import type { ReadText } from '../layout/read-text.js';
import { type Judgement, judged } from '../match/judgement.js';
import { type Mentions, stanceIn } from '../match/mentions.js';
import { findName } from '../text/find-name.js';
import { isTraceable, type Name, namesOf } from './traceable.js';

const unsure: Judgement = judged('cannot-tell', 0, { code: 'unsure' });

function namesAsked({ ask }: Item): Name[] {
  if (ask.type === 'skill') return namesOf(ask.skill);
  if (ask.type === 'term') return [{ text: ask.text, exact: ask.text.length <= 3 }];
  return ask.type === 'certificate' ? [{ text: ask.name, exact: ask.name.length <= 3 }] : [];
}

/** How the résumé speaks of each place where a name stands, whatever section it is in. */
function stancesOf(names: readonly Name[], mentions: Mentions): Stance[] {
  return mentions.places.flatMap((place) =>
    names
      .flatMap(({ text, exact }) => findName(place.block.text, text, exact))
      .map(({ start, end }) => stanceIn(place, start, end)),
  );
}

/** "Not found" stands only after the whole résumé was searched for every name of what is asked. */
const isMissing = (item: Item, mentions: Mentions): boolean =>
  !stancesOf(namesAsked(item), mentions).some(isProof);

/** A quote that holds the asked name and denies it proves nothing. */
function supports(quote: string, names: readonly Name[], mentions: Mentions, start: number): boolean {
  const place = mentions.places.find(
    ({ block }) => block.start <= start && block.end >= start + quote.length,
  );
  if (!place) return true;
  const found = names.flatMap(({ text, exact }) => findName(quote, text, exact));
  const from = start - place.block.start;
  return found.length === 0 || found.some((at) => isProof(stanceIn(place, from + at.start, from + at.end)));
}

/** The last look at a verdict: what cannot be traced or is contradicted by the résumé becomes "cannot tell". */
export function gateJudgement(item: Item, judgement: Judgement, post: string, mentions: Mentions): Judgement {
  if (!isTraceable(item, post)) return unsure;
  const { verdict, why, evidence } = judgement;
  if (verdict === 'not-found' && why.code === 'absent' && !isMissing(item, mentions)) return unsure;
  if (verdict === 'met') {
    const names = namesAsked(item);
    const kept = evidence.filter(({ quote, start }) => supports(quote, names, mentions, start));
    if (evidence.length > 0 && kept.length === 0) return unsure;
    if (kept.length < evidence.length) return { ...judgement, evidence: kept };
  }
  return judgement;
}

/** An accusation stands only where the text it quotes gives an order to its reader. */
export function gateFindings(findings: readonly Finding[], resume: ReadText, job: ReadText): Finding[] {
  return findings.filter(({ code, where, quote }) => {
    if (code !== 'instructions' || quote === null) return true;
    const { blocks, hidden } = where === 'resume' ? resume : job;
    const texts = [...blocks, ...hidden].map(({ text }) => text);
    return (
      texts.some((text) => text.includes(quote) && isInstruction(text)) ||
      isInstruction(hidden.map(({ text }) => text).join(' ')) ||
      isInstruction(quote)
    );
  });
}
