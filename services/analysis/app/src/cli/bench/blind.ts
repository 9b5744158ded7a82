import { premiumReport } from '@fitfolio/fit-engine/premium';
import type { PremiumReport } from '@fitfolio/fit-engine/premium/premium-report';
import { premiumTexts } from '@fitfolio/fit-engine/premium/words';
import type { ResumeFacts } from '@fitfolio/fit-engine/report';
import { findSkills } from '@fitfolio/fit-engine/find-skills';
import { type Blind, blindOf, type MaskKind, maskKinds } from '@fitfolio/fit-engine/screening/blind';
import { nearMin, nearness, textFingerprint } from '@fitfolio/fit-engine/screening/same';
import { fold } from '@fitfolio/fit-engine/text/fold';
import { tokenize } from '@fitfolio/fit-engine/text/tokens';
import type { BlindPerson } from './blind-people.js';
import { lettersOnly, plantsOf } from './blind-plants.js';
import { atLeast, atMost, type Line, realDay, stated, whole } from './measure.js';

const languages = ['vi', 'en'] as const;

/** What one reading of one person gave; `seen` is shown of nobody who is only counted. */
interface BlindResult {
  readonly leaks: Record<MaskKind, number>;
  readonly planted: number;
  readonly plantsLeft: Record<MaskKind, number>;
  readonly texts: number;
  readonly labelWords: number;
  readonly wordsLost: number;
  readonly skills: number;
  readonly skillsLost: number;
  readonly listed: number;
  readonly listedLost: number;
  readonly again: number;
  readonly seen: readonly string[];
}

const none = (): Record<MaskKind, number> =>
  Object.fromEntries(maskKinds.map((kind) => [kind, 0])) as Record<MaskKind, number>;

/** The facts as a careful reader has them; where no truth was written down, as they were read. */
function trueFacts(facts: ResumeFacts, { contact, education }: BlindPerson['truth']): ResumeFacts {
  return {
    ...facts,
    contact: {
      ...facts.contact,
      full_name: contact.full_name ?? facts.contact.full_name,
      email: contact.email ?? facts.contact.email,
      phone: contact.phone ?? facts.contact.phone,
      location: contact.location ?? facts.contact.location,
    },
    education: [
      ...facts.education.map((study) => ({ ...study, institution: null })),
      ...education.map(({ degree, institution }) => ({
        degree,
        institution,
        field: null,
        gpa: null,
        start: null,
        end: null,
        dates: null,
      })),
    ],
  };
}

/** Every text of a report about a person: the résumé, what is quoted of it, what is said of it. */
function textsOf(report: PremiumReport): string[] {
  const said = languages.flatMap((language) => {
    const { summary, requirements, lines, measures } = premiumTexts(report, language);
    return [
      summary,
      ...Object.values(requirements).map(({ reason }) => reason),
      ...Object.values(lines).flatMap(({ title, detail, proposal }) => [title, detail ?? '', proposal ?? '']),
      ...Object.values(measures),
    ];
  });
  const quotes = report.requirements.flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
  return [...new Set([report.documents.resume, ...quotes, ...said])].filter((text) => text !== '');
}

const wordsOf = (text: string): Set<string> => new Set(tokenize(text).map(({ folded }) => folded));
const skillKinds: readonly string[] = ['hard-skill', 'tool', 'soft-skill', 'certificate', 'language'];
/** Words too short to tell anything. */
const wordCharsMin = 2;

interface Loss {
  labelWords: number;
  wordsLost: number;
  skills: number;
  skillsLost: number;
  seen: string[];
}

/** Words of what is asked that stood in a requirement's quotes, and that masking took out of them. */
function lossOf(report: PremiumReport, blind: Blind): Loss {
  const loss: Loss = { labelWords: 0, wordsLost: 0, skills: 0, skillsLost: 0, seen: [] };
  const labels = languages.map((language) => premiumTexts(report, language).requirements);
  for (const { id, kind, verdict, evidence } of report.requirements) {
    if (verdict !== 'met' && verdict !== 'partly') continue;
    const asked = wordsOf(labels.map((texts) => texts[id]?.label ?? '').join(' '));
    const quotes = evidence.map(({ quote }) => quote);
    const before = wordsOf(quotes.join('\n'));
    const after = wordsOf(quotes.map((quote) => blind.mask(quote)).join('\n'));
    const words = [...asked].filter((word) => word.length >= wordCharsMin && before.has(word));
    const lost = words.filter((word) => !after.has(word));
    loss.labelWords += words.length;
    loss.wordsLost += lost.length;
    if (lost.length > 0)
      loss.seen.push(`masked of ${kind} ${id}: ${lost.join(' ')} in ${quotes.join(' / ')}`);
    if (!skillKinds.includes(kind)) continue;
    loss.skills += 1;
    if (lost.length > 0) loss.skillsLost += 1;
  }
  return loss;
}

const skillsIn = (text: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { text: name } of findSkills(text)) counts.set(fold(name), (counts.get(fold(name)) ?? 0) + 1);
  return counts;
};

function resultOf(person: BlindPerson): BlindResult {
  const report = premiumReport({ resume: person.resume, job: person.post, today: realDay });
  const text = report.documents.resume;
  const blind = blindOf({ facts: report.resume, text });
  const reader = blindOf({ facts: trueFacts(report.resume, person.truth), text });
  const [leaks, plantsLeft, seen] = [none(), none(), [] as string[]];
  const texts = textsOf(report);
  let again = 0;
  for (const one of texts) {
    const masked = blind.mask(one);
    if (blind.mask(masked) !== masked) again += 1;
    for (const leak of reader.leaks(masked)) {
      leaks[leak.kind] += 1;
      seen.push(`${leak.kind} “${leak.text}” in ${masked.length > 300 ? 'the whole text' : masked}`);
    }
  }
  const plants = plantsOf(person);
  for (const { kind, line, secret } of plants) {
    const masked = blind.mask(line);
    if (!lettersOnly(masked.replace(/⟦[a-z]+⟧/gu, '|')).includes(lettersOnly(secret))) continue;
    plantsLeft[kind] += 1;
    seen.push(`planted ${kind}: ${line} → ${masked}`);
  }
  const loss = lossOf(report, blind);
  const [before, after] = [skillsIn(text), skillsIn(blind.mask(text))];
  const gone = [...before].filter(([skill]) => !after.has(skill)).map(([skill]) => skill);
  return {
    leaks,
    plantsLeft,
    planted: plants.length,
    texts: texts.length,
    again,
    ...loss,
    listed: before.size,
    listedLost: gone.length,
    seen: [...seen, ...loss.seen, ...gone.map((skill) => `no longer in the text: ${skill}`)],
  };
}

const sum = (results: readonly BlindResult[], of: (one: BlindResult) => number): number =>
  results.reduce((total, one) => total + of(one), 0);

/** A résumé sent again with another number, one more line and one line less. */
function edited(text: string): string {
  const lines = text.replace(/\d{3}(?=\D)/u, '777').split('\n');
  const at = Math.floor(lines.length / 2);
  return [...lines.slice(0, at), 'Hoàn thành khóa đào tạo nội bộ tháng 10/2026', ...lines.slice(at + 1)].join(
    '\n',
  );
}

function nearLines(people: readonly BlindPerson[]): Line[] {
  const texts = people.map(
    ({ resume, post }) => premiumReport({ resume, job: post, today: realDay }).documents.resume,
  );
  const prints = texts.map(textFingerprint);
  const same = texts.map((text, i) => nearness(prints[i] ?? '', textFingerprint(edited(text))));
  const others = prints.flatMap((one, i) => prints.slice(i + 1).map((other) => nearness(one, other)));
  const [least, most] = [Math.min(1, ...same), Math.max(0, ...others)];
  return [
    atLeast('nearness of a résumé to itself after small edits, least', same.length, least, nearMin),
    {
      ...atMost('nearness of the résumés of two people, most', others.length, most, nearMin),
      pass: most < nearMin,
    },
  ];
}

export interface BlindMeasure {
  readonly lines: Line[];
  readonly seen: readonly string[];
}

/** What is left of people's identities in their masked texts, and what masking took beside them. */
export function blindMeasure(people: readonly BlindPerson[]): BlindMeasure {
  const named = people.map((person) => ({ person, result: resultOf(person) }));
  const results = named.map(({ result }) => result);
  const texts = sum(results, (one) => one.texts);
  const plants = sum(results, (one) => one.planted);
  const leakLines = maskKinds.map((kind) =>
    whole(
      atMost(
        `leaks of kind ${kind}`,
        texts,
        sum(results, (one) => one.leaks[kind]),
        0,
      ),
      sum(results, (one) => one.leaks[kind]),
    ),
  );
  const plantLines = maskKinds.map((kind) =>
    atMost(
      `planted and left, ${kind}`,
      plants,
      sum(results, (one) => one.plantsLeft[kind]),
      0,
    ),
  );
  return {
    lines: [
      ...leakLines,
      ...plantLines,
      atMost(
        'texts that change when masked again',
        texts,
        sum(results, (one) => one.again),
        0,
      ),
      atMost(
        'skills met before whose words are masked',
        sum(results, (one) => one.skills),
        sum(results, (one) => one.skillsLost),
        0,
      ),
      whole(
        stated(
          'label words masked',
          sum(results, (one) => one.labelWords),
          0,
        ),
        sum(results, (one) => one.wordsLost),
      ),
      whole(
        stated(
          'skills of the whole text masked everywhere',
          sum(results, (one) => one.listed),
          0,
        ),
        sum(results, (one) => one.listedLost),
      ),
      ...nearLines(people),
    ],
    seen: named.flatMap(({ person, result }) =>
      person.counted ? [] : result.seen.map((line) => `${person.id}: ${line}`),
    ),
  };
}
