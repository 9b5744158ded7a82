import { skillById } from '../catalogue/skills.js';
import { wordKey } from '../text/fold.js';
import type { Item } from './item.js';
import type { FoundAsk, Place } from './asks-years.js';

// A sentence that says one thing in several words asks for it once.

const within = (inner: Place, outer: Place): boolean => inner.start >= outer.start && inner.end <= outer.end;
const isThing = ({ ask }: FoundAsk): boolean => ask.type === 'skill' || ask.type === 'term';

/** A product beside its years is asked for by itself as well; a trade, a rank or a kind of employer is the field. */
const isOfField = ({ ask }: FoundAsk): boolean =>
  ask.type === 'skill'
    ? ask.skill.kind !== 'tool' && (ask.skill.kind === 'soft' || ask.skill.en !== ask.skill.vi)
    : ask.type === 'term' && ask.kind !== 'tool';

/** `3 years in customer service`: the field of the years is no skill beside them. */
const isVague = ({ ask }: FoundAsk): boolean => ask.type === 'condition' && ask.condition === 'other';
const echoesField = (one: FoundAsk, all: readonly FoundAsk[]): boolean =>
  (isOfField(one) || isVague(one)) &&
  all.some(
    ({ field }) =>
      field && (within(one, field) || ((one.ask.type === 'term' || isVague(one)) && within(field, one))),
  );

/** `databases, both relational and document stores`: the kinds are what is asked for. */
const bothKinds = /^[\s,:–-]*(?:both|cả)\s$/iu;
const isHeadOfKinds = (one: FoundAsk, next: FoundAsk | undefined, text: string): boolean =>
  isThing(one) && next !== undefined && isThing(next) && bothKinds.test(text.slice(one.end, next.start));

/** `experience and passion for training`: asks for the experience; `passion for training` for the passion. */
const turnedTo = /^\s(?:(?:for|about|in|với|về|trong)\s)?$/iu;
const isPassion = (one: FoundAsk, next: FoundAsk, text: string): boolean =>
  one.ask.type === 'skill' &&
  one.ask.skill.id === 'enthusiasm' &&
  isThing(next) &&
  turnedTo.test(text.slice(one.end, next.start));
const done = /experience|kinh nghiệm/iu;
const isSecondOfPassion = (one: FoundAsk, i: number, all: readonly FoundAsk[], text: string): boolean => {
  const [before, next] = [all[i - 1], all[i + 1]];
  if (next && isPassion(one, next, text)) return done.test(text.slice(0, one.start));
  return before !== undefined && isPassion(before, one, text) && !done.test(text.slice(0, before.start));
};

/** The asks of a sentence without those that others of it say as well; they come in order of their places. */
export const saidOnce = (asks: readonly FoundAsk[], text: string): FoundAsk[] =>
  asks.filter(
    (one, i) =>
      !echoesField(one, asks) &&
      !isHeadOfKinds(one, asks[i + 1], text) &&
      !isSecondOfPassion(one, i, asks, text),
  );

const bare = (text: string): string =>
  wordKey(
    text
      .replace(/\([^()]*\)/gu, ' ')
      .replace(/^(?:an?|the)\s/iu, '')
      .trim(),
  );

/** `Buyer` above `3 years as a buyer`: the years ask for the position as well. */
const isOfPosition = ({ ask }: Item, title: string | null): boolean =>
  title !== null && ask.type === 'years' && ask.field !== null && bare(ask.field) === bare(title);

/** `3 years in customer service`: the years ask for the trade as well. */
const isOfTrade = ({ ask }: Item): boolean =>
  ask.type === 'years' &&
  ask.skillIds.some((id) => {
    const skill = skillById.get(id);
    return skill?.kind === 'hard' && skill.en !== skill.vi;
  });

/** Items without the title of the post where its years name the position; such years stand for what they are years of. */
export function withTrades(items: readonly Item[], title: string | null): Item[] {
  const isYears = (item: Item): boolean =>
    item.importance === 'must' && (isOfPosition(item, title) || isOfTrade(item));
  const named = items.some((item) => item.importance === 'must' && isOfPosition(item, title));
  return items
    .filter(({ ask }) => !(named && ask.type === 'title'))
    .map((item) => (isYears(item) ? { ...item, ofTrade: true } : item));
}
