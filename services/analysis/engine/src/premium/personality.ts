import { isProof, type Stance } from '../clause/stance.js';
import { evidenceAt, stanceIn } from '../match/mentions.js';
import { behaviours, provesLearning, signsOf } from '../match/soft-signs.js';
import { emptyWordsIn } from './summary.js';
import type { Compared } from './compared.js';
import { measureOf, partOf, quoteOf, unmeasured } from './line.js';
import type { Measure, Part, Quote } from './premium-report.js';

const id = 'personality-showcase';

type Behaviour = keyof typeof behaviours;

const points = 20;
const telling = new Set(['experience', 'projects', 'activities', 'awards', 'certifications', 'other']);
/** What one is learning is told wherever one tells of oneself. */
const tellingOfLearning = new Set([...telling, 'summary', 'contact']);
/** Titles that nobody gives but oneself. */
const ownTitle =
  /(?<!\p{L})(?:open[- ]source (?:maintainer|contributor|author)|(?:co-?)?founder|(?:đồng )?sáng lập|tự kinh doanh)(?!\p{L})/iu;

/** Who leads people works with them. */
const leads = signsOf('team-management').shown;
const testsOf = (behaviour: Behaviour): RegExp[] =>
  behaviour === 'teamwork' && leads ? [behaviours.teamwork, leads] : [behaviours[behaviour]];

const isShown = (behaviour: Behaviour, stance: Stance): boolean =>
  behaviour === 'learning' ? provesLearning(stance) : isProof(stance);

/** The lines that show a behaviour. */
function shownBehaviour(behaviour: Behaviour, { mentions, read }: Compared): Quote[] {
  const places = mentions.places.filter(({ kind, header, block }) =>
    behaviour === 'initiative' && header
      ? telling.has(kind) && ownTitle.test(block.text)
      : behaviour === 'learning'
        ? !header && tellingOfLearning.has(kind)
        : !header && (telling.has(kind) || (kind === 'summary' && block.bullet)),
  );
  const tests = behaviour === 'initiative' ? [...testsOf(behaviour), ownTitle] : testsOf(behaviour);
  return places.flatMap((place): Quote[] => {
    const match = tests.map((test) => test.exec(place.block.text)).find((found) => found !== null);
    if (!match || !isShown(behaviour, stanceIn(place, match.index, match.index + match[0].length))) return [];
    const at = place.block.start + match.index;
    return [evidenceAt(at, at + match[0].length, place, read.text)];
  });
}

/** Five behaviours, each shown by a line of what was done; adjectives alone count nothing and are listed. */
export function personalityMeasure(compared: Compared): Measure<typeof id> {
  const { mentions, read, resume } = compared;
  const parts = (Object.keys(behaviours) as Behaviour[]).map((behaviour): Part => {
    const quotes = shownBehaviour(behaviour, compared);
    return partOf(id, behaviour, quotes.length > 0 ? points : 0, points, { quotes });
  });
  const told = mentions.places.some(({ kind, header }) => !header && telling.has(kind));
  if (!told && resume.summary === null) return unmeasured(id, 'no-lines');
  const claimed = resume.summary ? emptyWordsIn(resume.summary.text, resume.summary.start) : [];
  const adjectives =
    claimed.length === 0
      ? []
      : [
          partOf(id, 'adjectives', 0, 0, {
            quotes: claimed.map(({ start, end }) => quoteOf(read, start, end)),
            values: { count: claimed.length },
          }),
        ];
  return measureOf(id, [...parts, ...adjectives]);
}
