import { isProof } from '../clause/stance.js';
import { narrowerThan } from '../catalogue/relations.js';
import { matchSkills } from '../catalogue/skills.js';
import { levelOf, levels } from '../catalogue/titles.js';
import type { Resume } from '../resume/parse-resume.js';
import { type Judgement, judged } from './judgement.js';
import { evidenceAt, headerEvidence, type Mentions, placeAround, stanceIn } from './mentions.js';
import { findName } from '../text/find-name.js';
import { tokenize } from '../text/tokens.js';
import { closeTitle, titleNearness } from './titles-near.js';

const sameTitle = 0.8;
/** `HR officer (C&B)`: the trade that an asked title adds in a bracket; who names it nowhere is near it. */
const addition = /\s\((\p{Lu}[^()\d]{1,24})\)$/u;
const additionShare = 0.8;
/** What a title earns without the product that the asked one names. */
const specialShare = 0.5;

const isSaid = (name: string, { places }: Mentions): boolean =>
  places.some((place) =>
    findName(place.block.text, name).some(({ start, end }) => isProof(stanceIn(place, start, end))),
  );

export function judgeTitle(title: string, resume: Resume, mentions: Mentions): Judgement {
  const held = resume.positions.flatMap((position) => (position.title ? [position.title] : []));
  const headline = resume.contact.headline ? [resume.contact.headline] : [];
  const scored = [
    ...held.map((phrase) => ({ phrase, near: titleNearness(title, phrase.text) })),
    ...headline.map((phrase) => ({ phrase, near: titleNearness(title, phrase.text) * 0.95 })),
  ];
  const [best] = scored.toSorted((a, b) => b.near - a.near);
  const place = best ? placeAround(best.phrase, mentions) : undefined;
  if (!best || !place)
    return held.length === 0
      ? judged('cannot-tell', 0, { code: 'title-none' })
      : judged('not-found', 0, { code: 'title-none' });
  const evidence = [evidenceAt(best.phrase.start, best.phrase.end, place, resume.read.text)];
  // A software engineer who shows no Android is no Android engineer.
  const special = matchSkills(title, tokenize(title)).filter(
    ({ value, start, end }) =>
      value.kind !== 'soft' &&
      value.en === value.vi &&
      findName(best.phrase.text, title.slice(start, end)).length === 0,
  );
  const shown = special.every(({ value }) =>
    [value.id, ...narrowerThan(value.id).map(({ id }) => id)].some((id) => mentions.of(id).length > 0),
  );
  if (best.near >= sameTitle && !shown)
    return judged('partly', specialShare, { code: 'title-near' }, evidence);
  const [, added] = addition.exec(title) ?? [];
  if (
    best.near >= sameTitle &&
    added !== undefined &&
    matchSkills(added, tokenize(added)).length > 0 &&
    !isSaid(added, mentions)
  )
    return judged('partly', additionShare, { code: 'title-near' }, evidence);
  if (best.near >= sameTitle) return judged('met', 1, { code: 'title' }, evidence);
  if (best.near >= closeTitle) return judged('partly', best.near, { code: 'title-near' }, evidence);
  return judged('not-found', 0, { code: 'title-none' });
}

export function judgeLevel(level: string, resume: Resume, mentions: Mentions): Judgement {
  const recent = resume.positions.find((position) => position.title !== null);
  const asked = levels.findIndex((name) => name === level);
  if (!recent?.title || asked < 0) return judged('cannot-tell', 0, { code: 'level-unknown' });
  const best = Math.max(
    ...resume.positions.map((position) => levels.indexOf(levelOf(position.title?.text ?? ''))),
  );
  const evidence = headerEvidence(recent, mentions, resume.read.text);
  if (best >= asked) return judged('met', 1, { code: best > asked + 2 ? 'level-above' : 'level' }, evidence);
  return best >= asked - 1
    ? judged('partly', 0.6, { code: 'level-below' }, evidence)
    : judged('not-found', 0, { code: 'level-below' }, evidence);
}
