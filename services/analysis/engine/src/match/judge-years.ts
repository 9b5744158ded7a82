import { narrowerThan } from '../catalogue/relations.js';
import { matchSkills } from '../catalogue/skills.js';
import { levelOf, levels } from '../catalogue/titles.js';
import { isProof } from '../clause/stance.js';
import type { Ask, JobFacts } from '../job/item.js';
import type { Position } from '../resume/experience.js';
import { closedRanges, type Resume } from '../resume/parse-resume.js';
import { endOfRange, findRanges, isByYears, mergedMonths, type Month, monthYear } from '../text/dates.js';
import { tokenize } from '../text/tokens.js';
import { findPhrase } from './find-phrase.js';
import { type Claim, claimedYears, speaksOf } from './claimed-years.js';
import { absent, type Judgement, judged, type Why } from './judgement.js';
import { headerEvidence, type Mentions, stanceIn } from './mentions.js';
import { signsOf } from './soft-signs.js';
import { closeTitle, doerOf, titleNearness } from './titles-near.js';

type YearsAsk = Extract<Ask, { type: 'years' }>;

const nearTitle = 0.6;
const fieldShare = 0.5;
const claimCredit = 0.9;
const otherWorkCredit = 0.3;

/** Who led people in a position led them as long as it lasted, whatever its title. */
const ledPeople = signsOf('team-management').shown;

const supervising =
  /supervis|manag|lead(?:er|ing)?\b|head of|quản lý|giám sát|trưởng|điều hành|lãnh đạo|team lead/iu;
/** Words for a field that name none: "in a similar role", "lĩnh vực liên quan". */
const anyField =
  /^(?:an? |the |this |any )*(?:similar|same|related|relevant|comparable|equivalent|said|working|professional|practical|field|role|position|industry|vị trí tương đương|tương đương|liên quan|lĩnh vực liên quan|vị trí|công việc)(?:\s+(?:role|position|field|industry|capacity|experience|work|job|environment|tương tự|tương đương|liên quan|or|and|roles?|positions?))*\W*$/iu;

/** `ten years in the trade`, `10 năm trong nghề`: the occupation that the post is for. */
const ownTrade =
  /^(?:in |within |with )?(?:the|this|your) (?:trade|craft|profession)\W*$|^(?:trong |ở |với )?(?:nghề|ngành)(?: này| nghề)?\W*$/iu;

const fieldLead =
  /^(?:(?:of\s+)?(?:\p{L}+\s+){0,2}experience\s+)?(?:(?:working\s+)?(?:in|as|with|at|for)\s+)?(?:an?|the)?\s+(?=\p{L})/iu;

/** `lập trình phía server`, `server-side programming`: the same work under the name that titles have. */
const otherNames: readonly (readonly [RegExp, string])[] = [
  [/(?:(?:lập trình|phát triển|làm)\s)?(?:phía|bên)\s(?:server|máy chủ)(?!\p{L})/giu, 'backend'],
  [
    /(?<!\p{L})(?:server|back)[- ](?:side|end)(?:\s(?:programming|development|coding|engineering))?(?!\p{L})/giu,
    'backend',
  ],
  [
    /(?:(?:lập trình|phát triển|làm)\s)?(?:phía|bên)\s(?:client|trình duyệt|máy khách)(?!\p{L})/giu,
    'frontend',
  ],
  [
    /(?<!\p{L})(?:client|browser|front)[- ](?:side|end)(?:\s(?:programming|development|coding|engineering))?(?!\p{L})/giu,
    'frontend',
  ],
];
const plainField = (field: string): string =>
  otherNames.reduce((text, [name, plain]) => text.replace(name, plain), field);

function namesField({ field }: YearsAsk): string | null {
  const bare =
    plainField(field ?? '')
      .trim()
      .replace(fieldLead, '')
      .split(/,\s*(?:with|including|trong đó|bao gồm)\s/iu)[0] ?? '';
  return bare === '' || anyField.test(bare) ? null : bare;
}

/** One of several fields will do; `operating CNC mills` is one field of two names. */
const lists = /[,;/]|(?<![\p{L}])(?:or|and|hoặc|và|hay|e\.g\.|such as|như)(?![\p{L}])/iu;

/** A word for any place of work: `nhà máy gạch` is no `nhà máy nhựa`. */
const workplace = /(?<!\p{L})(?:nhà máy|doanh nghiệp|công ty|tập đoàn|xưởng|nhà xưởng)\s(?=\p{L})/giu;

const partCharsMin = 4;

/** `quản lý kênh bán hàng` is a trade of its own where the catalogue has a name for it; `quản lý nhóm` leads people. */
function asksToLead(field: string): boolean {
  const at = field.search(supervising);
  const trades = matchSkills(field, tokenize(field)).filter(({ value }) => value.kind !== 'soft');
  return at >= 0 && !trades.some(({ start, end }) => start <= at && end > at);
}

/** Positions in which a field was worked in: by title, by the employer's trade, or by what was done there. */
function positionsInField(
  named: string,
  skillIds: readonly string[],
  resume: Resume,
  mentions: Mentions,
): Position[] {
  const field = named.replace(workplace, '');
  const finds = findPhrase(field, mentions).filter(
    ({ share, place, start, end }) => share >= fieldShare && isProof(stanceIn(place, start, end)),
  );
  const parts = field
    .split(lists)
    .map((part) => part.trim())
    .filter((part) => part.length >= partCharsMin);
  const leads = asksToLead(field);
  return resume.positions.filter((position) => {
    const title = position.title?.text ?? '';
    if ([field, ...parts].some((one) => titleNearness(one, title) >= nearTitle || doerOf(one)?.test(title)))
      return true;
    if (leads)
      return (
        (supervising.test(title) && levels.indexOf(levelOf(title)) >= 4) ||
        position.body.some(({ text }) => ledPeople?.test(text))
      );
    if (speaksOf(field, `${title} ${position.company?.text ?? ''}`)) return true;
    const blocks = new Set([...position.header, ...position.body]);
    if (finds.some(({ place }) => blocks.has(place.block))) return true;
    const shows = (id: string): boolean =>
      [...mentions.of(id), ...mentions.inNames(id)].some((mention) => blocks.has(mention.place.block));
    const ofSkill = (id: string): boolean => [id, ...narrowerThan(id).map((skill) => skill.id)].some(shows);
    return skillIds.length > 0 && (lists.test(field) ? skillIds.some(ofSkill) : skillIds.every(ofSkill));
  });
}

/** Positions that belong to the occupation offered: by title, or by several of the skills the post names. */
export function positionsInOccupation(
  job: JobFacts,
  skillIds: readonly string[],
  resume: Resume,
  mentions: Mentions,
): Position[] {
  const needed = Math.max(2, Math.ceil(skillIds.length * 0.2));
  return resume.positions.filter((position) => {
    if (job.title !== null && titleNearness(job.title, position.title?.text ?? '') >= closeTitle) return true;
    const blocks = new Set([...position.header, ...position.body]);
    return (
      skillIds.filter((id) => mentions.of(id).some(({ place }) => blocks.has(place.block))).length >= needed
    );
  });
}

/** The month up to which work that goes on is counted; null where none does. */
function openUntil(positions: readonly Position[], now: Month | null): string | null {
  const open = positions.find(({ range }) => range?.open)?.range ?? null;
  const until = endOfRange(open, now);
  return until === null ? null : monthYear(until);
}

const nearHeadline = (title: string, { contact, summary }: Resume): boolean =>
  titleNearness(title, contact.headline?.text ?? '') >= closeTitle || speaksOf(title, summary?.text ?? '');

function byClaim(ask: YearsAsk, said: Claim | null, months: number): Judgement | null {
  if (!said || said.years < ask.years) return null;
  // Dates that show far less than is claimed leave the claim in doubt.
  const doubted = months > 0 && months + 12 < said.years * 12 && months < ask.years * 6;
  return doubted
    ? judged('partly', 0.6, { code: 'years-claimed', years: said.years }, [said.evidence])
    : judged('met', claimCredit, { code: 'years-said', years: said.years }, [said.evidence]);
}

/** True where work may be dated in a way that was not read as positions. */
const hasDates = ({ positions, read }: Resume): boolean =>
  positions.length > 0 || read.blocks.some(({ text }) => findRanges(text).length > 0);

export function judgeYears(
  ask: YearsAsk,
  job: JobFacts,
  skillIds: readonly string[],
  resume: Resume,
  mentions: Mentions,
): Judgement {
  const field = namesField(ask);
  const { months, now } = resume;
  const isTrade = field !== null && ownTrade.test(field);
  const inField =
    field === null || isTrade
      ? positionsInOccupation(job, skillIds, resume, mentions)
      : positionsInField(field, ask.skillIds, resume, mentions);
  const related = job.title === null || inField.length > 0 || nearHeadline(job.title, resume);
  const said = claimedYears(isTrade ? null : field, related, mentions, resume);
  const known = mergedMonths(closedRanges(inField, now)) ?? 0;
  const evidence = inField
    .slice(0, 3)
    .flatMap((position) => headerEvidence(position, mentions, resume.read.text));
  const needed = ask.years * 12;
  const until = openUntil(inField, now);
  const rough = [...inField, ...(inField.length > 0 ? [] : resume.positions)].some(
    ({ range }) => range !== null && isByYears(range),
  );
  const why = { code: 'years', months: known, years: ask.years, field, until, rough } as const;
  // One month of grace: "01/2020 – 12/2021" is two years to everyone.
  if (known > 0 && known + 1 >= needed) return judged('met', 1, why, evidence);
  const claimed = byClaim(ask, said, months ?? 0);
  if (claimed) return claimed;
  if (months === null) return hasDates(resume) ? judged('cannot-tell', 0, { code: 'years-unknown' }) : absent;
  if (known >= needed * 0.3) return judged('partly', Math.min(0.8, known / needed), why, evidence);
  const other = field ?? job.title;
  if (other !== null && (known > 0 || field === null) && months + 1 >= needed)
    return judged('partly', otherWorkCredit, total(other, months), evidence);
  if (other === null) {
    const shown = resume.positions
      .slice(0, 3)
      .flatMap((one) => headerEvidence(one, mentions, resume.read.text));
    const anyWork = { ...why, months } as const;
    if (months + 1 >= needed) return judged('met', 1, anyWork, shown);
    if (months >= needed * 0.3) return judged('partly', Math.min(0.8, months / needed), anyWork, shown);
    return judged('not-found', 0, anyWork, shown);
  }
  const undated = inField.some((position) => position.range === null);
  return undated
    ? judged('cannot-tell', 0, { code: 'years-unknown' })
    : judged('not-found', 0, total(other, months));

  /** Years of all work beside those in the field. */
  function total(work: string, sum: number): Why {
    return {
      code: 'years-total',
      months: known,
      total: sum,
      years: ask.years,
      field: work,
      until: openUntil(resume.positions, now),
      rough,
    };
  }
}
