import type { Resume } from '../resume/parse-resume.js';
import type { Evidence } from '../report.js';
import { evidenceMax, type Judgement, judged } from './judgement.js';
import { evidenceAt, type Mention, type Place } from './mentions.js';

/** How much of an item's weight a mention earns, by where it stands and how it is said. */
export const credits = {
  used: 1,
  old: 0.85,
  project: 0.95,
  listed: 0.9,
  basic: 0.5,
  near: 0.5,
  similar: 0.8,
  learning: 0.3,
  shown: 0.85,
  shownPart: 0.5,
} as const;
/** What a case of a skill earns of the skill. */
export const caseShare = 0.95;
/** Use that ended longer ago than this has faded. */
const freshMonths = 8 * 12;

type Use = 'used' | 'old' | 'project' | 'listed';
const whyOf = { used: 'used', old: 'old', project: 'named', listed: 'listed' } as const;

export function useOf(place: Place, resume: Resume): Use {
  if (place.kind === 'projects') return 'project';
  if (!place.dated) return 'listed';
  const { until } = place;
  return until !== null && resume.now !== null && resume.now - until > freshMonths ? 'old' : 'used';
}

/** Met in full by what stands at a place; met in part where the words beside it say that little is known. */
export function provenAt(
  place: Place,
  weak: boolean,
  evidence: readonly Evidence[],
  resume: Resume,
): Judgement {
  if (weak) return judged('partly', credits.basic, { code: 'basic' }, evidence);
  const use = useOf(place, resume);
  return judged('met', credits[use], { code: whyOf[use], section: place.section }, evidence);
}

export function strongestFirst(mentions: readonly Mention[], resume: Resume): Mention[] {
  const credit = ({ place, stance }: Mention): number => (stance.weak ? 0 : credits[useOf(place, resume)]);
  return mentions.toSorted((a, b) => credit(b) - credit(a) || a.start - b.start);
}

export function evidenceOf(mentions: readonly Mention[], resume: Resume): Evidence[] {
  const found = mentions.map(({ start, end, place }) => evidenceAt(start, end, place, resume.read.text));
  return found
    .filter((item, i) => found.findIndex((other) => other.start === item.start) === i)
    .slice(0, evidenceMax);
}
