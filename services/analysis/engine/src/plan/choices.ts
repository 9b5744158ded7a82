import { matchSkills } from '../catalogue/skills.js';
import type { PremiumRequirement } from '../premium/premium-report.js';
import { tokenize } from '../text/tokens.js';

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Where a sentence names what is asked for; its own sentence unless another is given. */
export function placeIn({ ask, sentence: own }: PremiumRequirement, sentence = own): Place | null {
  if (ask.type === 'skill')
    return matchSkills(sentence, tokenize(sentence)).find(({ value }) => value.id === ask.skillId) ?? null;
  const name = ask.type === 'term' ? ask.text : ask.type === 'certificate' ? ask.name : '';
  const start = name === '' ? -1 : sentence.toLowerCase().indexOf(name.toLowerCase());
  return start < 0 ? null : { start, end: start + name.length };
}

function slashedIn(sentence: string, members: readonly PremiumRequirement[]): string | null {
  const places = members.flatMap((one) => placeIn(one, sentence) ?? []).toSorted((a, b) => a.start - b.start);
  const [from, to] = [places[0], places.at(-1)];
  if (!from || !to || places.length < 2 || places.length < members.length) return null;
  const joined = places.every(
    ({ start }, i) => i === 0 || /^\s?\/\s?$/u.test(sentence.slice(places[i - 1]?.end, start)),
  );
  return joined ? sentence.slice(from.start, to.end) : null;
}

/** `PLC/HMI` as the post writes it: a slash may join as well as part, so that none of the two is called enough. */
export const slashedName = (members: readonly PremiumRequirement[]): string | null =>
  members.map(({ sentence }) => slashedIn(sentence, members)).find((name) => name !== null) ?? null;

/** `Inventor or SolidWorks`: what stands between two names of a choice. */
const choice = /^\s*,?\s*(?:or|hoặc|hay)\s+(?:\p{L}+\s+){0,2}$/iu;
const isOfChoice = ({ kind }: PremiumRequirement): boolean =>
  kind === 'hard-skill' || kind === 'tool' || kind === 'certificate';

/** Whether a sentence names both of them as a choice, though they were read as two demands. */
function areChoices(a: PremiumRequirement, b: PremiumRequirement): boolean {
  if (a.sentence !== b.sentence || !isOfChoice(a) || !isOfChoice(b)) return false;
  const places = [placeIn(a), placeIn(b)].toSorted((x, y) => (x?.start ?? 0) - (y?.start ?? 0));
  const [first, second] = places;
  return !!first && !!second && choice.test(a.sentence.slice(first.end, second.start));
}

/** Alternatives stand together. */
export function groupsOf(requirements: readonly PremiumRequirement[]): Map<string, PremiumRequirement[]> {
  const groups = new Map<string, PremiumRequirement[]>();
  for (const one of requirements) {
    const near = [...groups].find(([, members]) => members.some((other) => areChoices(other, one)));
    const key = one.group ?? near?.[0] ?? one.id;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}
