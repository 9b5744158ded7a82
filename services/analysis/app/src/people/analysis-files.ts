import type { Report } from '@fitfolio/analysis-contract/report';
import type { ExportFile } from '@fitfolio/auth-contract/own-data';
import { documentText } from '@fitfolio/fit-engine/document';
import type { Document } from '@fitfolio/fit-engine/document';

/** A row as the export reads it. */
export interface OwnAnalysis {
  readonly id: string;
  readonly created_at: Date;
  /** The documents, until the run has ended; then the result holds their texts. */
  readonly resume: Document | null;
  readonly job: Document | null;
  readonly result: Report | null;
  readonly [column: string]: unknown;
}

const file = (name: string, text: string): ExportFile => ({ name, content: { text } });

/** `free-analyses/2026-11-21-<id>/analysis.json`, and the two texts beside it. */
export function analysisFiles({ resume, job, result, ...facts }: OwnAnalysis): ExportFile[] {
  const folder = `free-analyses/${facts.created_at.toISOString().slice(0, 10)}-${facts.id}`;
  const { documents, ...report } = result ?? { documents: null };
  const texts = {
    cv: documents?.resume ?? (resume && documentText(resume)),
    job: documents?.job ?? (job && documentText(job)),
  };
  return [
    file(`${folder}/analysis.json`, JSON.stringify({ ...facts, result: result && report }, null, 2)),
    ...Object.entries(texts).flatMap(([name, text]) => (text ? [file(`${folder}/${name}.txt`, text)] : [])),
  ];
}
