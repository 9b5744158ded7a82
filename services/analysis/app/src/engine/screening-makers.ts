import type { CandidateNotice } from '@fitfolio/analysis-contract/screening';
import type { CandidateQuestion, Cell, TablePerson } from '@fitfolio/analysis-contract/screening-table';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { type Document, documentText } from '@fitfolio/fit-engine/document';
import type { PremiumReport } from '@fitfolio/fit-engine/premium/premium-report';
import { premiumTexts, requirementReasons } from '@fitfolio/fit-engine/premium/words';
import { parseResume } from '@fitfolio/fit-engine/resume/parse-resume';
import { blindOf } from '@fitfolio/fit-engine/screening/blind';
import { candidateNotices } from '@fitfolio/fit-engine/screening/notices';
import { candidateQuestions } from '@fitfolio/fit-engine/screening/questions';
import { type Reading, readingOf } from '@fitfolio/fit-engine/screening/reading';
import { blindOfSaid, type Said } from '@fitfolio/fit-engine/screening/said';
import { textFingerprint } from '@fitfolio/fit-engine/screening/same';
import {
  type PostRequirement,
  type RequirementChange as Change,
  type TableRow,
  tableRow,
} from '@fitfolio/fit-engine/screening/table';

export type { Change, PostRequirement, Reading };
export { postRequirements as readPost } from '@fitfolio/fit-engine/screening/table';

/** What a résumé says before anybody judges it. */
export interface ReadResume {
  readonly name: string | null;
  readonly email: string | null;
  /** '' for a text without words. */
  readonly fingerprint: string;
  readonly notices: readonly CandidateNotice[];
}

/** What a reader of a screening is to see of somebody. */
export interface PersonInput {
  /** The stored report, as JSON. */
  readonly report: Uint8Array;
  /** What the screening knows that the post asks for. */
  readonly post: readonly PostRequirement[];
  readonly changes: readonly Change[];
  readonly language: OutputLanguage;
  /** False: the blind was lifted. */
  readonly blind: boolean;
  /** With everything that one page about them says. */
  readonly whole: boolean;
  /** What people wrote about them, which is masked as the rest is. */
  readonly written: readonly string[];
  /** What they said about the reading of their résumé. */
  readonly said: readonly Said[];
}

export interface Person extends Pick<TablePerson, 'score' | 'band' | 'rest' | 'musts'> {
  readonly cells: readonly Omit<Cell, 'comments'>[];
  readonly whole: {
    readonly summary: string;
    readonly questions: CandidateQuestion[];
    readonly lines: string[];
  } | null;
  readonly written: readonly string[];
  readonly said: readonly { readonly was: string | null; readonly text: string }[];
}

/** Only says what "present" is, which nothing here asks. */
const anyDay = '2026-01-01';

export function readResume(document: Document): ReadResume {
  const { contact } = parseResume(document, anyDay);
  return {
    name: contact.full_name,
    email: contact.email?.trim().toLowerCase() || null,
    fingerprint: textFingerprint(documentText(document)),
    notices: candidateNotices(document),
  };
}

const parseReport = (report: Uint8Array): PremiumReport =>
  JSON.parse(new TextDecoder().decode(report)) as PremiumReport;

type Mask = (text: string) => string;

function maskOf({ resume, documents }: PremiumReport): Mask {
  const blind = blindOf({ facts: resume, text: documents.resume });
  return (text) => blind.mask(text);
}

/** Texts about whom a report is about, as blind as it is. */
export const maskedTexts = (report: Uint8Array, texts: readonly string[]): string[] =>
  texts.map(maskOf(parseReport(report)));

/** What was taken from the résumé, unmasked: it is shown to nobody but whom it is about. */
export const readingFrom = (report: Uint8Array): Reading => readingOf(parseReport(report));

/** Every text goes through the one mask. */
export function personOf({
  report: bytes,
  post,
  changes,
  language,
  blind,
  whole,
  written,
  said,
}: PersonInput): Person {
  const stored = parseReport(bytes);
  const mask = blind ? maskOf(stored) : asItIs;
  const report = alignedTo(stored, post);
  const row = tableRow(report, changes);
  const isAsRead = report === stored && changes.length === 0;
  const reasons = requirementReasons(report, language);
  return {
    score: row.score,
    band: row.band,
    musts: row.musts,
    rest: row.rest.map(({ label, weight, earned }) => ({ label: label[language], weight, earned })),
    cells: row.cells.map(({ quotes, ...cell }) => ({
      ...cell,
      reason: mask(reasons.get(cell.requirementId) ?? ''),
      quotes: quotes.map(mask),
    })),
    whole: whole
      ? {
          summary: mask(premiumTexts(isAsRead ? report : withRow(report, row, changes), language).summary),
          questions: candidateQuestions(report, language, changes).map(({ requirementId, text }) => ({
            requirementId,
            text: mask(text),
          })),
          lines: mask(report.documents.resume).split('\n'),
        }
      : null,
    written: written.map(mask),
    said: blind ? said.map(saidMaskOf(stored, said)) : said.map(({ was, text }) => ({ was, text })),
  };
}

const saidMaskOf = (report: PremiumReport, said: readonly Said[]) => {
  const { resume: facts, documents } = report;
  const read = said.length === 0 ? [] : readingOf(report).facts;
  return blindOfSaid({ facts, text: documents.resume }, read, said);
};

const asItIs: Mask = (text) => text;
const missingMax = 3;

/**
 * A report whose requirements have the ids of the screening. Another release of the engine may read the same post otherwise:
 * what the screening does not know then counts for nobody, and is never shown under another one's name.
 */
function alignedTo(report: PremiumReport, post: readonly PostRequirement[]): PremiumReport {
  const byId = new Map(post.map((one) => [one.id, one]));
  const isSame = report.requirements.every(({ id, kind, sentence }) => {
    const known = byId.get(id);
    return known?.kind === kind && known.sentence === sentence;
  });
  if (isSame) return report;
  const { requirements: texts } = premiumTexts(report, 'en');
  const keyOf = (kind: string, sentence: string, label: string): string => [kind, label, sentence].join('\n');
  const known = new Map(post.map(({ id, kind, sentence, label }) => [keyOf(kind, sentence, label.en), id]));
  const requirements = report.requirements.flatMap((one) => {
    const id = known.get(keyOf(one.kind, one.sentence, texts[one.id]?.label ?? ''));
    return id === undefined ? [] : [{ ...one, id }];
  });
  return { ...report, requirements };
}

/** The report with the numbers of a row, for the sentence that sums it up. */
function withRow(report: PremiumReport, row: TableRow, changes: readonly Change[]): PremiumReport {
  const cells = new Map(row.cells.map((cell) => [cell.requirementId, cell]));
  const said = new Map(changes.map((change) => [change.requirementId, change.importance]));
  const choices = [...Map.groupBy(report.requirements, ({ id, group }) => group ?? id).values()]
    .map((members) => members.filter(({ id, units }) => cells.has(id) && units > 0))
    .filter((members) => members.length > 0)
    .map((members) => {
      const decided = members.map(({ id }) => cells.get(id)).find((cell) => cell && cell.weight > 0);
      const stated = members.flatMap(({ id }) => said.get(id) ?? []);
      const all = stated.length > 0 ? stated : members.map(({ importance }) => importance);
      return { ids: members.map(({ id }) => id), must: all.includes('must'), decided };
    });
  const musts = choices.filter(({ must, decided }) => must && decided);
  const overall = {
    musts: musts.length,
    met: musts.filter(({ decided }) => decided?.verdict === 'met').length,
    missing: musts
      .filter(({ decided }) => decided?.verdict === 'not-found')
      .slice(0, missingMax)
      .map(({ ids }) => ids),
    judged: choices.filter(({ decided }) => decided).length,
    all: choices.length,
  };
  return { ...report, score: row.score, band: row.band, sections: { ...report.sections, overall } };
}
