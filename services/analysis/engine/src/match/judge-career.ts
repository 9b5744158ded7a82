import { levelOf, levels } from '../catalogue/titles.js';
import type { Ask } from '../job/item.js';
import { mergedMonths, type Month } from '../text/dates.js';
import { closedRanges, type Resume } from '../resume/parse-resume.js';
import type { Position } from '../resume/experience.js';
import type { Phrase } from '../layout/phrases.js';
import type { Evidence } from '../report.js';
import { absent, type Judgement, judged } from './judgement.js';
import { evidenceAt, type Mentions, type Place } from './mentions.js';
import { narrowerThan } from '../catalogue/relations.js';
import { titleNearness } from './titles-near.js';

const nearTitle = 0.6;

function headerEvidence(position: Position, mentions: Mentions, text: string): Evidence[] {
  const phrase = position.title ?? position.company;
  const place = phrase ? placeAround(phrase, mentions) : undefined;
  return phrase && place ? [evidenceAt(phrase.start, phrase.end, place, text)] : [];
}

const placeAround = (phrase: Phrase, mentions: Mentions): Place | undefined =>
  mentions.places.find((place) => place.block.start <= phrase.start && place.block.end >= phrase.end);

/** Positions in which a field was worked in: by title, or by what was done there. */
function positionsInField(
  ask: Extract<Ask, { type: 'years' }>,
  jobTitle: string | null,
  resume: Resume,
  mentions: Mentions,
): Position[] {
  const wanted = new Set(ask.skillIds.flatMap((id) => [id, ...narrowerThan(id).map((skill) => skill.id)]));
  return resume.positions.filter((position) => {
    const title = position.title?.text ?? '';
    if (ask.field !== null && titleNearness(ask.field, title) >= nearTitle) return true;
    if (jobTitle !== null && titleNearness(jobTitle, title) >= nearTitle) return true;
    const blocks = new Set([...position.header, ...position.body]);
    return [...wanted].some((id) => mentions.of(id).some((mention) => blocks.has(mention.place.block)));
  });
}

const monthText = (month: Month): string =>
  `${String((month % 12) + 1).padStart(2, '0')}/${Math.floor(month / 12)}`;

/** Years the résumé claims in words: "over 20 years of experience". */
function claimedYears(mentions: Mentions, resume: Resume): { years: number; evidence: Evidence } | null {
  const pattern =
    /(\d{1,2})\s*\+?\s*(?:years?|yrs?|năm)(?=[^.]{0,40}(?:experience|kinh nghiệm|building|in |of ))/iu;
  for (const place of mentions.places) {
    const match = place.dated ? null : pattern.exec(place.block.text);
    if (!match) continue;
    const start = place.block.start + match.index;
    return {
      years: Number(match[1]),
      evidence: evidenceAt(start, start + match[0].length, place, resume.read.text),
    };
  }
  return null;
}

export function judgeYears(
  ask: Extract<Ask, { type: 'years' }>,
  jobTitle: string | null,
  resume: Resume,
  mentions: Mentions,
): Judgement {
  const claimed = claimedYears(mentions, resume);
  const { months, now } = resume;
  if (months === null) {
    if (claimed && claimed.years >= ask.years)
      return judged('partly', 0.6, { code: 'years-claimed', years: claimed.years }, [claimed.evidence]);
    return resume.positions.length > 0 || claimed
      ? judged('cannot-tell', 0, { code: 'years-unknown' })
      : absent;
  }
  const inField = ask.field === null ? resume.positions : positionsInField(ask, jobTitle, resume, mentions);
  const fieldMonths = mergedMonths(closedRanges(inField, now)) ?? 0;
  const needed = ask.years * 12;
  const evidence = inField
    .slice(0, 3)
    .flatMap((position) => headerEvidence(position, mentions, resume.read.text));
  const until = inField.some((position) => position.range?.open) && now !== null ? monthText(now) : null;
  const why = { code: 'years', months: fieldMonths, years: ask.years, field: ask.field, until } as const;
  // One month of grace: "01/2020 – 12/2021" is two years to everyone.
  if (fieldMonths + 1 >= needed) return judged('met', 1, why, evidence);
  const share = Math.max(fieldMonths, Math.min(months, needed) * 0.6) / needed;
  if (ask.field !== null && months > fieldMonths && months + 1 >= needed)
    return judged(
      'partly',
      Math.min(0.8, share),
      { code: 'years-total', months: fieldMonths, total: months, years: ask.years, field: ask.field },
      evidence,
    );
  if (fieldMonths >= needed * 0.3)
    return judged('partly', Math.min(0.8, fieldMonths / needed), why, evidence);
  return judged('not-found', 0, why, evidence);
}

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
  if (best.near >= 0.8) return judged('met', 1, { code: 'title' }, evidence);
  if (best.near >= 0.4) return judged('partly', best.near, { code: 'title-near' }, evidence);
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
