import type { Skill } from '../catalogue/entry.js';
import { skillById } from '../catalogue/skills.js';
import { wordKey } from '../text/fold.js';
import type { Resume } from '../resume/parse-resume.js';
import { absent, evidenceMax, type Judgement, judged } from './judgement.js';
import { broaderThan, narrowerThan, siblingsOf } from '../catalogue/relations.js';
import { evidenceAt, type Mention, type Mentions, type Place } from './mentions.js';

/** How much of an item's weight a mention earns, by where it stands. */
const credits = { used: 1, old: 0.85, project: 0.9, listed: 0.85 } as const;
const nearCredit = 0.5;
const parentCredit = 0.4;
/** Use that ended longer ago than this has faded. */
const freshMonths = 8 * 12;

/** Traits whose absence from a résumé says nothing about the person. */
const traits = new Set(
  'integrity patience enthusiasm responsibility discipline work-under-pressure business-travel willingness-to-learn emotional-intelligence'.split(
    ' ',
  ),
);

type Use = keyof typeof credits;

function useOf(place: Place, resume: Resume): Use {
  if (place.kind === 'projects') return 'project';
  if (!place.dated) return 'listed';
  const { until } = place;
  return until !== null && resume.now !== null && resume.now - until > freshMonths ? 'old' : 'used';
}

function strongestFirst(mentions: readonly Mention[], resume: Resume): Mention[] {
  const credit = (mention: Mention): number => credits[useOf(mention.place, resume)];
  return mentions.toSorted((a, b) => credit(b) - credit(a) || a.start - b.start);
}

function evidenceOf(mentions: readonly Mention[], resume: Resume): ReturnType<typeof evidenceAt>[] {
  const found = mentions.map((mention) =>
    evidenceAt(mention.start, mention.end, mention.place, resume.read.text),
  );
  return found
    .filter((item, i) => found.findIndex((other) => other.start === item.start) === i)
    .slice(0, evidenceMax);
}

const whyOf: Readonly<Record<Use, 'used' | 'old' | 'named' | 'listed'>> = {
  used: 'used',
  old: 'old',
  project: 'named',
  listed: 'listed',
};

/** A skill of the catalogue: itself, a case of it, a near relative, or the field it belongs to. */
export function judgeSkill(skill: Skill, mentions: Mentions, resume: Resume): Judgement {
  const own = strongestFirst(mentions.of(skill.id), resume);
  const [best] = own;
  if (best) {
    const use = useOf(best.place, resume);
    return judged(
      'met',
      credits[use],
      { code: whyOf[use], section: best.place.section },
      evidenceOf(own, resume),
    );
  }
  const cases = strongestFirst(
    narrowerThan(skill.id).flatMap((child) => mentions.of(child.id)),
    resume,
  );
  const [example] = cases;
  if (example) {
    const other = skillById.get(example.skillId)?.id ?? '';
    return judged(
      'met',
      credits[useOf(example.place, resume)] * 0.95,
      { code: 'child', other },
      evidenceOf(cases, resume),
    );
  }
  const near = strongestFirst(
    siblingsOf(skill.id).flatMap((id) => mentions.of(id)),
    resume,
  );
  if (near[0])
    return judged(
      'partly',
      nearCredit,
      { code: 'related', other: near[0].skillId },
      evidenceOf(near, resume).slice(0, 2),
    );
  const field =
    skill.kind === 'soft'
      ? []
      : strongestFirst(
          broaderThan(skill.id).flatMap((id) => mentions.of(id)),
          resume,
        );
  // A practice is partly shown by its field ("accounting" for "bookkeeping"); a product is not.
  if (field[0] && skill.kind === 'hard' && skill.vi !== skill.en)
    return judged(
      'partly',
      parentCredit,
      { code: 'parent', other: field[0].skillId },
      evidenceOf(field, resume).slice(0, 1),
    );
  return traits.has(skill.id) ? judged('cannot-tell', 0, { code: 'trait' }) : absent;
}

const literalBefore = '(?<![\\p{L}\\p{N}])';
const literalAfter = '(?![\\p{L}\\p{N}])';

/** A term no catalogue has: found literally, in any case of letters. */
export function judgeTerm(term: string, mentions: Mentions, resume: Resume): Judgement {
  const escaped = wordKey(term).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`${literalBefore}${escaped}${literalAfter}`, 'iu');
  for (const place of mentions.places) {
    const match = pattern.exec(place.block.text);
    if (!match) continue;
    const use = useOf(place, resume);
    const start = place.block.start + match.index;
    return judged('met', credits[use], { code: whyOf[use], section: place.section }, [
      evidenceAt(start, start + match[0].length, place, resume.read.text),
    ]);
  }
  return absent;
}
