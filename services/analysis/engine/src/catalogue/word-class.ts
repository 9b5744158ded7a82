import { titleLikeness } from './titles.js';
import type { Token } from '../text/tokens.js';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const determiners = words(
  `the a an this that these those our your their its his her my any all each every some both us you them it him me
  such new other another more several multiple various what where how whether`,
);
/** After these, a word that can be a verb is one. */
const verbLeads = words(
  `to will can could should would must may might shall we you they i who not also help helps let lets please
  don't doesn't didn't won't can't cannot never always often regularly`,
);
const persons = words(
  `person individual individuals people thinker thinking mind minds mindset problem solver team-player player self self-starter
  professional professionals candidate candidates attitude approach character personality nature expertise skills skill ability abilities
  spirit learner worker leader colleague engineer engineers developer developers designer manager communicator teammate writer
  marketer someone analyst talent listener personable salesperson staff students`,
);
/** Of these, one more word may stand between: `a creative software engineer`. */
const roles = words(
  'engineer engineers developer developers designer manager analyst writer specialist architect scientist consultant person people professional professionals',
);
const joints = words(
  `and or but yet with in about around to under enough when while as for at by towards if so who that và hoặc`,
);
const thingHeads = words(
  `company companies startup start-up scale-up team teams environment solution solutions product products platform culture
  workplace agency industry ways way project projects space hours working business organization organisation brand technology
  technologies services service software tools world work office atmosphere schedule benefits ideas campaigns content systems
  community group firm leader leaders clients customers market employees colleagues workforce`,
);
const pause = /[,.;:!?|•·()\n\t/–—]/;

const gapAfter = (text: string, tokens: readonly Token[], to: number): string =>
  text.slice(tokens[to - 1]?.end ?? 0, tokens[to]?.start ?? text.length);

const following = (text: string, tokens: readonly Token[], to: number): string | null =>
  pause.test(gapAfter(text, tokens, to)) ? null : (tokens[to]?.key ?? null);

function preceding(text: string, tokens: readonly Token[], from: number): string | null {
  return from === 0 || pause.test(gapAfter(text, tokens, from)) ? null : (tokens[from - 1]?.key ?? null);
}

/** `Presenting these for review`: an -ing word with an object is a verb. */
export function isGerundVerb(text: string, tokens: readonly Token[], from: number, to: number): boolean {
  if (to - from !== 1 || !tokens[from]?.key.endsWith('ing')) return false;
  return determiners.has(following(text, tokens, to) ?? '');
}

/** `You influence the plan`, `to coach others`, `influence what is built`: a verb, not the ability of that name. */
export function isEnglishVerb(text: string, tokens: readonly Token[], from: number, to: number): boolean {
  const before = preceding(text, tokens, from);
  return verbLeads.has(before ?? '') || determiners.has(following(text, tokens, to) ?? '');
}

const copulas = words('are is were was');
const others = words('we they it which this that tone environment climate services test answer');

/** `We are passionate`, `the tone is honest`: said of a company or a thing, not of the person asked for. */
function saidOfOthers(tokens: readonly Token[], from: number): boolean {
  const [before, second] = [tokens[from - 1]?.key ?? '', tokens[from - 2]?.key ?? ''];
  return (
    before === "we're" ||
    before === 'we’re' ||
    (copulas.has(before) && (others.has(second) || thingHeads.has(second)))
  );
}

/** `A reliable software engineer`: the noun of the person comes one word later. */
const namesPersonAt = (tokens: readonly Token[], at: number): boolean =>
  persons.has(tokens[at]?.key ?? '') || roles.has(tokens[at + 1]?.key ?? '');

/** `Flexible hours`, `a creative agency`, `the patient`: an adjective or noun that describes no person. */
export function describesThing(text: string, tokens: readonly Token[], from: number, to: number): boolean {
  const after = following(text, tokens, to);
  if (after !== null && namesPersonAt(tokens, to) && !joints.has(after)) return false;
  // "Energetic and patient teacher": a title is a person, "the motivated crew" is someone else.
  const isTitle = after !== null && !thingHeads.has(after) && titleLikeness(after) > 0;
  if (isTitle && !determiners.has(preceding(text, tokens, from) ?? '')) return false;
  if (after !== null && !joints.has(after)) return true;
  // "Eighty dedicated and talented employees" are the company's.
  if ((after === 'and' || after === 'or') && thingHeads.has(tokens[to + 2]?.key ?? ''))
    return !namesPersonAt(tokens, to + 2);
  const before = preceding(text, tokens, from);
  if (determiners.has(before ?? '') && before !== 'a' && before !== 'an') return true;
  if (saidOfOthers(tokens, from)) return true;
  if (before !== 'a' && before !== 'an' && before !== 'and') return false;
  // "A passionate and fast-growing company": the noun that the adjectives lead to.
  for (let i = to; i < Math.min(tokens.length, to + 5); i += 1) {
    if (namesPersonAt(tokens, i)) return false;
    if (thingHeads.has(tokens[i]?.key ?? '')) return true;
    if (/[.;:!?\n]/.test(gapAfter(text, tokens, i + 1))) return false;
  }
  return false;
}
