import { analyse } from '@fitfolio/fit-engine/analyse';
import type { Document } from '@fitfolio/fit-engine/document';
import { type ExplainedSentence, explainJob } from '@fitfolio/fit-engine/job/explain-job';
import type { Requirement } from '@fitfolio/fit-engine/report';

const weights = (reasons: ExplainedSentence['reasons']): string =>
  reasons.length === 0 ? 'by rule' : reasons.map(({ feature, weight }) => `${feature} +${weight}`).join(', ');

function sentenceLines({ text, role, reasons, pieces, heading }: ExplainedSentence): string[] {
  return [
    `${role}${heading ? ' (heading)' : ''}: ${text}`,
    `    because ${weights(reasons)}`,
    ...pieces.map(
      (piece) => `    «${piece.text}»: ${piece.type}, ${piece.importance}; because ${weights(piece.reasons)}`,
    ),
  ];
}

/** How a post was read, sentence by sentence. */
export const explainPost = (job: Document): string =>
  explainJob(job)
    .flatMap((sentence) => sentenceLines(sentence))
    .join('\n');

function requirementLines(item: Requirement, sentences: readonly ExplainedSentence[]): string[] {
  const source = sentences.find(({ start, end }) => start < item.span.end && end > item.span.start);
  const piece = source?.pieces.find(
    ({ text }) => text.toLowerCase() === item.label.toLowerCase() || item.label.includes(text),
  );
  return [
    `${item.id} ${item.label} [${item.kind}, ${item.importance}${item.group === null ? '' : `, one of ${item.group}`}]`,
    `    asked in: ${item.sentence}`,
    ...(source ? [`    a ${source.role}, because ${weights(source.reasons)}`] : []),
    ...(piece ? [`    «${piece.text}» because ${weights(piece.reasons)}`] : []),
    `    ${item.verdict}: ${item.reason} Earns ${item.earned.toFixed(2)} of ${item.weight.toFixed(2)} points.`,
    ...item.evidence.map(({ quote, section }) => `    “${quote}” (${section || 'no section'})`),
  ];
}

/** Where each line of a report comes from: words of the post and of the résumé, and the rule or weight that made it. */
export function explainReport(
  resume: Document,
  job: Document,
  language: 'en' | 'vi',
  today: string,
  line: string | undefined,
): string {
  const report = analyse({ resume, job, language, today });
  const sentences = explainJob(job);
  return report.requirements
    .filter(({ id }) => line === undefined || id === line)
    .flatMap((item) => requirementLines(item, sentences))
    .join('\n');
}
