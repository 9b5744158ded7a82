import type { Document } from './document.js';
import { gateFindings, gateJudgement } from './gate/gate.js';
import { sift } from './integrity/blocks.js';
import { findingsOf } from './integrity/notices.js';
import { plainReaderFinding } from './integrity/plain-reader.js';
import { readJob } from './job/read-job.js';
import { readDocument } from './layout/read-text.js';
import { writtenIn } from './clause/written-in.js';
import { judgeAll } from './match/judge.js';
import { absent } from './match/judgement.js';
import { Mentions, placesOf } from './match/mentions.js';
import type { Compared } from './premium/compared.js';
import { isCommon, itemWeight } from './report/labels.js';
import { type Resume, resumeOf } from './resume/parse-resume.js';
import { scoreOf, termsOf } from './score/score.js';

/** A text in which nothing of a résumé was found gets no number: it was not judged, it was not read. */
const isReadable = (resume: Resume, mentions: Mentions): boolean =>
  resume.positions.length + resume.studies.length + resume.skills.length + mentions.skillIds.length > 0;

/** Reads both documents and judges every requirement; reports in any language are made from it. */
export function compare(document: Document, jobDocument: Document, today: string): Compared {
  const read = readDocument(document);
  const job = readJob(jobDocument);
  const sifted = sift(read, job.read, job.facts.company);
  const resume = resumeOf({ ...read, blocks: sifted.kept }, today);
  const written = writtenIn(sifted.kept);
  const mentions = new Mentions(placesOf(resume));
  const skillIds = job.items.flatMap((item) =>
    item.ask.type === 'skill' && item.ask.skill.kind !== 'soft' && !isCommon(item) ? [item.ask.skill.id] : [],
  );
  const asked = { facts: job.facts, skillIds };
  const verdicts = judgeAll(job.items, { resume, mentions, written }, asked, (item, judgement) =>
    gateJudgement(item, judgement, job.read.text, mentions),
  );
  const judged = job.items.map((item, i) => ({
    item,
    judgement: verdicts[i] ?? absent,
    ...itemWeight(item),
  }));
  const sum = scoreOf(termsOf(judged));
  const score = isReadable(resume, mentions) ? sum : { ...sum, value: null };
  const quotes = verdicts.flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
  const plain = plainReaderFinding(resume, quotes, document.plain);
  const findings = [
    ...gateFindings(findingsOf(resume, job, sifted, read), read, job.read),
    ...(plain ? [plain] : []),
  ];
  return { today, document, read, resume, job, mentions, score, findings };
}
