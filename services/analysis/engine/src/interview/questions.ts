import { asksWhatIsNamed } from '../job/asks-deeds.js';
import { namesPaper } from '../plan/demand-kinds.js';
import { startsWithAction } from '../report/actions.js';
import type { PremiumReport, PremiumRequirement, Quote, TimelineEntry } from '../premium/premium-report.js';
import type { Question, QuestionCode } from './interview.js';

export const questionsInSession = 8;

type Draft = Omit<Question, 'no'>;

const openings: readonly QuestionCode[] = ['walk-through', 'why-this-post', 'proud-of'];
/** Asked where the report gives too few of a kind; what every interview may ask. */
const general: readonly QuestionCode[] = [
  'disagreement',
  'deadline',
  'mistake',
  'priorities',
  'learning',
  'feedback',
  'initiative',
];

const isSkill = ({ kind }: PremiumRequirement): boolean => kind === 'hard-skill' || kind === 'tool';
const byWeight = (a: PremiumRequirement, b: PremiumRequirement): number =>
  b.weight - a.weight || b.units - a.units;

const plain = ({ start, end, quote }: Quote): Quote => ({ start, end, quote });

const asked =
  (code: QuestionCode) =>
  ({ id, evidence }: PremiumRequirement): Draft => ({
    code,
    requirementIds: [id],
    quotes: evidence.slice(0, 1).map(plain),
  });

const toldWordsMin = 5;

/** `…; the drawings were made by an outside office`: who asks for somebody's own part takes another line. */
const sharedOut =
  /(?<!\p{L})(?:do|bởi) (?:bên|đơn vị|nhà thầu|công ty|phòng|đội|hãng|tư vấn|đối tác)(?!\p{L})[^.;]{0,50}(?<!\p{L})(?:làm|lập|thực hiện|phụ trách|thiết kế|lo|gửi)(?!\p{L})|(?<!\p{L})(?:done|made|drawn|designed|built|written|owned|led|run) by (?:an? |the |our )?(?:outside|external|contractors?|consultants?|agency|vendor|another|other)(?!\p{L})/iu;

/** Lines that tell what was done in a dated position, each once, with the requirement it proves best. */
function toldLines({ sections }: PremiumReport, proved: readonly PremiumRequirement[]): Draft[] {
  const headings = sections.experience.timeline.flatMap(({ quotes }) => quotes);
  const seen = new Set<number>();
  return proved.flatMap(({ id, evidence }) => {
    const line = evidence.find(
      ({ dated, quote, start, end }) =>
        dated &&
        !sharedOut.test(quote) &&
        quote.trim().split(/\s+/).length >= toldWordsMin &&
        !seen.has(start) &&
        !headings.some((heading) => heading.start < end && start < heading.end),
    );
    if (!line) return [];
    seen.add(line.start);
    return [{ code: 'depth' as const, requirementIds: [id], quotes: [plain(line)] }];
  });
}

/** Alternatives are one demand: its weightiest member speaks for it. */
export function demands(requirements: readonly PremiumRequirement[]): PremiumRequirement[] {
  const groups = new Set<string>();
  return requirements.toSorted(byWeight).filter(({ group }) => {
    if (group === null) return true;
    if (groups.has(group)) return false;
    groups.add(group);
    return true;
  });
}

/** Evidence exists, but it is only named or only part of what is asked. */
export const isWeak = ({ verdict, evidence, why }: PremiumRequirement): boolean =>
  evidence.length > 0 && (verdict === 'partly' || (verdict === 'met' && why.code === 'listed'));

/** A piece cut within a bracket is no name: `ERSS) design`. */
export const isWhole = ({ ask }: PremiumRequirement): boolean =>
  ask.type !== 'term' || ask.text.split('(').length === ask.text.split(')').length;

/** What must be there before what would be nice; names of the catalogue before words cut out of a sentence. */
function mustFirst(list: readonly PremiumRequirement[]): PremiumRequirement[] {
  const rank = ({ importance, ask }: PremiumRequirement): number =>
    (importance === 'must' ? 0 : 2) + (ask.type === 'term' ? 1 : 0);
  return list.toSorted((a, b) => rank(a) - rank(b));
}

function candidates(report: PremiumReport) {
  const all = demands(report.requirements).filter(isWhole);
  const weak = all.filter((one) => isSkill(one) && isWeak(one));
  const strong = all.filter(
    (one) =>
      isSkill(one) && one.verdict === 'met' && one.evidence.some(({ dated }) => dated) && !weak.includes(one),
  );
  const missing = all.filter(
    (one) =>
      one.verdict === 'not-found' && (isSkill(one) || one.kind === 'certificate' || one.kind === 'language'),
  );
  return {
    weak: mustFirst(weak),
    told: toldLines(report, strong),
    soft: all.filter(({ kind, sentence }) => kind === 'soft-skill' && !namesPaper(sentence)),
    missing: mustFirst(missing),
    // Sentences that name no skill are duties for the score; only what begins with a verb is a task.
    duties: all.filter(
      ({ kind, sentence }) =>
        kind === 'duty' && startsWithAction(sentence) && !asksWhatIsNamed(sentence) && !namesPaper(sentence),
    ),
  };
}

/** `count` of a list for this session; the next session goes on where this one ends. */
function turn<T>(list: readonly T[], session: number, count: number): T[] {
  const from = list.length === 0 ? 0 : ((session - 1) * count) % list.length;
  return [...list.slice(from), ...list.slice(0, from)].slice(0, count);
}

/** The last two positions, for an opening that names them; none where it is not sure how the last one reads. */
function lastPositions({ sections }: PremiumReport): Quote[] {
  const endOf = ({ open, to }: TimelineEntry): number => (open ? Infinity : (to ?? -Infinity));
  const last = sections.experience.timeline
    .toSorted((a, b) => (endOf(a) === endOf(b) ? 0 : endOf(b) - endOf(a)))
    .slice(0, 2);
  const unsure = last.findIndex((position) => position.unsure);
  return (unsure < 0 ? last : last.slice(0, unsure)).flatMap(({ quotes }) => quotes.slice(0, 1));
}

/**
 * The eight questions of a session, from what the report proved, did not find and read in the post. Pure: the same
 * report and number give the same questions, and the next number gives others as long as there are some.
 */
export function questionsOf(report: PremiumReport, session: number): Question[] {
  const { weak, told, soft, missing, duties } = candidates(report);
  const [opening] = turn(openings, session, 1);
  const drafts: Draft[] = [
    { code: opening ?? 'walk-through', requirementIds: [], quotes: lastPositions(report) },
    ...turn(weak, session, 2).map(asked('weak-must')),
    ...turn(soft, session, 1).map(asked('soft-skill')),
    ...turn(told, session, 2),
    ...turn(missing, session, 1).map(asked('gap')),
    ...(duties.length > 0
      ? turn(duties, session, 1).map(asked('duty'))
      : [{ code: 'first-months' as const, requirementIds: [], quotes: [] }]),
  ];
  const lacking = questionsInSession - drafts.length;
  const fill = turn(general, session, Math.max(0, lacking)).map((code) => ({
    code,
    requirementIds: [],
    quotes: [],
  }));
  // What would be done in the new job comes last, as in a real interview.
  const ordered = [...drafts.slice(0, -1), ...fill, ...drafts.slice(-1)];
  return ordered.map((draft, i) => ({ no: i + 1, ...draft }));
}
