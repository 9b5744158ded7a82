import { matchSkills } from '../catalogue/skills.js';
import { isProof } from '../clause/stance.js';
import type { Item } from '../job/item.js';
import type { Resume } from '../resume/parse-resume.js';
import { tokenize } from '../text/tokens.js';
import { findPhrase } from './find-phrase.js';
import { isWorkingTime } from './condition-signs.js';
import { judgeCondition } from './judge-condition.js';
import { judgeParts, offersChoice, partsOf, together } from './judge-parts.js';
import { type Judgement, judged } from './judgement.js';
import { evidenceAt, type Mentions, stanceIn, tellsOther } from './mentions.js';
import { wordsOf } from './phrase-words.js';

const describedShare = 0.7;
/** A longer sentence tells of a way of working rather than naming a thing. */
const namedWordsMax = 12;

/** An item of the ledger that stands in the same sentence, with its verdict. */
export interface Beside {
  readonly item: Item;
  readonly judgement: Judgement;
}

const isTrait = ({ item: { ask } }: Beside): boolean =>
  ask.type === 'skill' ? ask.skill.kind === 'soft' : ask.type === 'term' && ask.kind === 'soft-skill';

/** Words that the items beside name already. */
function coveredBy(beside: readonly Beside[], sentence: string): Set<string> {
  const texts = beside.flatMap(({ item: { ask } }) => {
    if (ask.type === 'skill')
      return matchSkills(sentence, tokenize(sentence))
        .filter(({ value }) => value.id === ask.skill.id)
        .map(({ start, end }) => sentence.slice(start, end));
    if (ask.type === 'term' || ask.type === 'condition') return [ask.text];
    if (ask.type === 'years') return [ask.field ?? ''];
    if (ask.type === 'certificate') return [ask.name];
    return ask.type === 'language' ? [ask.language.en, ask.language.vi] : [];
  });
  return new Set(texts.flatMap((text) => wordsOf(text).map(({ stem }) => stem)));
}

const little: ReadonlySet<string> = new Set(['basic', 'learning', 'planned', 'past']);

/** The items beside a sentence as one verdict a group: alternatives count once, by the best. */
function groupsOf(beside: readonly Beside[]): { judgement: Judgement; weight: number }[] {
  const best = new Map<string, Judgement>();
  for (const { item, judgement } of beside) {
    // Who speaks Urdu has not spoken with parents: the language has a row of its own.
    if (item.ask.type === 'language') continue;
    // Little knowledge of a thing, or a course in it, describes no part of a task.
    if (little.has(judgement.why.code)) continue;
    const key = item.group ?? item.id;
    const known = best.get(key);
    if (!known || judgement.credit > known.credit) best.set(key, judgement);
  }
  return [...best.values()].map((judgement) => ({ judgement, weight: 2 }));
}

/** `a payroll package (Sage, Megapay or BrightPay)`, `firewalls: Palo Alto, Fortinet or Check Point`: one of them will do. */
const oneOf =
  /(?:\((?:e\.g\.,?|such as|like|including|như|ví dụ:?)?|:)\s*([^():;]*?[\s,](?:or|hoặc|hay)\s[^():;]{2,40})(?:\)|[.;]|$)/iu;

/** What a sentence asks for, shown by one of the cases that it leaves to choose from; null where none of them is met. */
function byOneOf(
  sentence: string,
  beside: readonly Beside[],
  resume: Resume,
  mentions: Mentions,
): Judgement | null {
  const cases = oneOf.exec(sentence)?.[1];
  if (cases === undefined) return null;
  const named = beside.filter(({ item: { ask } }) =>
    ask.type === 'term' ? cases.includes(ask.text) : ask.type === 'skill' && knowsIn(cases, ask.skill.id),
  );
  const all = [
    ...named.map(({ judgement }) => judgement),
    ...judgeParts(partsOf(cases), mentions, resume).map(({ judgement }) => judgement),
  ];
  const [best] = all.filter(({ verdict }) => verdict === 'met').toSorted((a, b) => b.credit - a.credit);
  return best ? judged('met', best.credit, { code: 'duty' }, best.evidence) : null;
}
const knowsIn = (text: string, skillId: string): boolean =>
  matchSkills(text, tokenize(text)).some(({ value }) => value.id === skillId);

/** A duty counts where a line of the résumé describes it, or where most of what it names is shown. */
export function judgeDuty(
  sentence: string,
  beside: readonly Beside[],
  resume: Resume,
  mentions: Mentions,
): Judgement {
  // `You believe that teamwork wins`: the trait that it names is asked for, and nothing more.
  if (beside.length > 0 && beside.every(isTrait)) return judged('cannot-tell', 0, { code: 'duty-unknown' });
  const [find] = findPhrase(sentence, mentions).filter(
    ({ share, place, start, end }) =>
      share >= describedShare && !tellsOther(place) && isProof(stanceIn(place, start, end)),
  );
  if (find) {
    const at = find.place.block.start;
    const evidence = [evidenceAt(at + find.start, at + find.end, find.place, resume.read.text)];
    return judged('met', find.share, { code: 'duty' }, evidence);
  }
  if (beside.length === 0 && isWorkingTime(sentence)) {
    const ask = { type: 'condition', text: sentence, condition: 'shift' } as const;
    const time = judgeCondition(ask, resume, mentions);
    if (time.verdict === 'not-found') return judged('not-found', 0, { code: 'denied' }, time.evidence);
    const shown = time.verdict === 'met' || time.verdict === 'partly';
    return shown ? { ...time, why: { code: time.verdict === 'met' ? 'duty' : 'duty-part' } } : time;
  }
  const chosen = byOneOf(sentence, beside, resume, mentions);
  if (chosen) return chosen;
  const covered = coveredBy(beside, sentence);
  const left = partsOf(sentence).filter(({ text }) => !wordsOf(text).some(({ stem }) => covered.has(stem)));
  const parts = judgeParts(left, mentions, resume);
  const all = [...groupsOf(beside), ...parts];
  const choice = beside.length === 0 && offersChoice(sentence);
  const said = together(all, choice);
  // That nothing of a long sentence was met with is no finding: its words were one of many ways to say it.
  const vague = said?.verdict === 'not-found' && sentence.split(/\s+/).length > namedWordsMax;
  return said && !vague ? said : judged('cannot-tell', 0, { code: 'duty-unknown' });
}
