import type { Skill } from '../catalogue/entry.js';
import { conditionKind } from '../job/asks-conditions.js';
import { asksWhatIsNamed, saysReadiness } from '../job/asks-deeds.js';
import type { Item, JobFacts } from '../job/item.js';
import type { Resume } from '../resume/parse-resume.js';
import { judgeLevel, judgeTitle } from './judge-career.js';
import { judgeCertificate } from './judge-certificate.js';
import { judgeCondition } from './judge-condition.js';
import { judgeDegree } from './judge-degree.js';
import { type Beside, judgeDuty } from './judge-duty.js';
import { judgeLanguage } from './judge-language.js';
import { trait } from './judge-name.js';
import { judgeSkill } from './judge-skill.js';
import { postWordsOf } from '../job/post-words.js';
import { judgeTerm } from './judge-term.js';
import { judgeYears } from './judge-years.js';
import { absent, type Judgement, judged } from './judgement.js';
import { isStudied, type Mentions } from './mentions.js';
import { contentWords } from './phrase-words.js';

export interface Candidate {
  readonly resume: Resume;
  readonly mentions: Mentions;
  /** Language the résumé is written in. */
  readonly written: string;
}

/** What the post says beside the item that is judged. */
export interface Asked {
  readonly facts: JobFacts;
  /** Skills of the occupation that the post names. */
  readonly skillIds: readonly string[];
}

const asksPaper =
  /certif|licen[cs]e|diploma|chứng chỉ|chứng nhận|giấy phép|bằng lái|(?<!\p{L})thẻ(?!\p{L})/iu;
const withoutPaper =
  /(?:chưa|không) (?:hề )?(?:có|được cấp|thi|lấy) (?:\p{L}+ ){0,2}(?:chứng chỉ|chứng nhận|giấy phép|bằng|thẻ)|\b(?:no|without an?|not yet) (?:\p{L}+ ){0,2}(?:certificat\w+|licen[cs]e|diploma)|\bnot (?:yet )?(?:certified|licensed)\b/iu;

const paperCharsMax = 60;
/** `Chạy được xe nâng, chưa có chứng chỉ`: who does the work without the paper that is asked for says so. */
function withPaper({ sentence }: Item, judgement: Judgement): Judgement {
  const [proof] = judgement.evidence;
  const isMissing =
    proof && asksPaper.test(sentence.slice(0, paperCharsMax)) && withoutPaper.test(proof.quote);
  return isMissing ? judged('not-found', 0, { code: 'denied' }, [proof]) : judgement;
}

const nameWordsMax = 6;
/** `Vendor selection`, `kiểm soát chi phí`: a thing and no way of being. */
const isName = (demand: string): boolean =>
  demand.split(/\s+/).length <= nameWordsMax &&
  !trait.test(demand) &&
  !saysReadiness.test(demand) &&
  conditionKind(demand) === 'other';

/** Experience, knowledge or a paper that nothing speaks of is not there: that is no question for an interview. */
const ofDemand = ({ inDuty, sentence }: Item, judgement: Judgement): Judgement =>
  judgement.why.code === 'duty-unknown' &&
  judgement.evidence.length === 0 &&
  inDuty !== true &&
  (asksWhatIsNamed(sentence) || isName(sentence))
    ? absent
    : judgement;

/** The name of a study shows nothing of what is done in the job. */
const ofWork = ({ inDuty }: Item, judgement: Judgement, mentions: Mentions): Judgement =>
  inDuty === true && judgement.evidence.length > 0 && isStudied(judgement.evidence, mentions)
    ? absent
    : judgement;

/** A task is shown by what was done: that its words stand in the name of a study says nothing. */
const ofDeeds = (judgement: Judgement, mentions: Mentions): Judgement =>
  judgement.evidence.length > 0 &&
  judgement.verdict !== 'not-found' &&
  isStudied(judgement.evidence, mentions)
    ? judged('cannot-tell', 0, { code: 'duty-unknown' })
    : judgement;

/** As many words beyond the entry's name say another, narrower thing. */
const moreWordsMin = 2;

/**
 * An entry of the catalogue; where none of its names is shown, by the words in which the post asks for it, which say more:
 * `chăm sóc bệnh nhân thở máy` is told by who looks after people on ventilators.
 */
function judgeNamed(skill: Skill, sentence: string, mentions: Mentions, resume: Resume): Judgement {
  const known = judgeSkill(skill, mentions, resume, sentence);
  if (known.evidence.length > 0 || known.verdict !== 'not-found') return known;
  const said = postWordsOf(skill, sentence);
  const named = Math.max(...[skill.en, skill.vi].map((name) => contentWords(name).length));
  if (said === null || contentWords(said).length < named + moreWordsMin) return known;
  const told = judgeTerm({ type: 'term', text: said }, mentions, resume);
  return told.verdict === 'met' || told.verdict === 'partly' ? told : known;
}

/**
 * The verdict on one item, with the résumé's own words for it. `beside`: items of the same sentence with their verdicts,
 * where the item is the sentence as a whole.
 */
export function judge(
  item: Item,
  candidate: Candidate,
  job: Asked,
  beside: readonly Beside[] = [],
): Judgement {
  const { resume, mentions, written } = candidate;
  const { ask } = item;
  switch (ask.type) {
    case 'skill':
      return withPaper(item, ofWork(item, judgeNamed(ask.skill, item.sentence, mentions, resume), mentions));
    case 'term':
      return withPaper(item, ofWork(item, judgeTerm(ask, mentions, resume), mentions));
    case 'years':
      return judgeYears(ask, job.facts, job.skillIds, resume, mentions);
    case 'degree':
      return judgeDegree(ask, resume, mentions, item.sentence);
    case 'certificate':
      return judgeCertificate(ask, item.sentence, resume, mentions);
    case 'language':
      return judgeLanguage(ask, resume, mentions, written, item.sentence);
    case 'title':
      return judgeTitle(ask.title, resume, mentions);
    case 'level':
      return judgeLevel(ask.level, resume, mentions);
    case 'condition':
      return judgeCondition(ask, resume, mentions);
    default:
      return ofDemand(item, ofDeeds(judgeDuty(item.sentence, beside, resume, mentions), mentions));
  }
}

/** Verdicts on all items, in their order; whole sentences last, since they rest on the items they name. */
export function judgeAll(
  items: readonly Item[],
  candidate: Candidate,
  job: Asked,
  settle: (item: Item, judgement: Judgement) => Judgement,
): Judgement[] {
  const told = new Map<Item, Judgement>();
  const bySentence = new Map<string, Beside[]>();
  for (const item of items) {
    if (item.ask.type === 'duty') continue;
    const judgement = settle(item, judge(item, candidate, job));
    told.set(item, judgement);
    bySentence.set(item.sentence, [...(bySentence.get(item.sentence) ?? []), { item, judgement }]);
  }
  return items.map(
    (item) =>
      told.get(item) ?? settle(item, judge(item, candidate, job, bySentence.get(item.sentence) ?? [])),
  );
}
