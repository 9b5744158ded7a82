import type { KnownSpan } from './study.js';

/** Words by which a sentence asks for, or claims, an ability. */
const cue =
  /\b(?:experienc\w*|knowledge\w*|know how|understand\w*|familiar\w*|proficien\w*|expert\w*|skills?|skilled|background|hands[- ]on|fluen\w*|certifi\w*|master\w*|mastery|nice to have|a plus|mandatory|required|requirement\w*|must|advantage\w*|preferred|preferably|qualif\w*|competen\w*|exposure|comfortable|ability|able to|degree|passion|track record|good grasp|grasp|command|literate|trained|essential|desirable|ideally|expertise|versed|using|such as|through an?|practice|tooling)\b|kinh nghiệm|thành thạo|hiểu biết|kiến thức|sử dụng|kỹ năng|am hiểu|nắm vững|tốt nghiệp|ưu tiên|yêu cầu|có khả năng|thông thạo|biết/iu;
const strongCue =
  /\b(?:experience (?:in|with|of|using|work|build|develop|deploy)|knowledge|understanding of|familiar\w*|proficien\w*|expertise|skills? in|hands[- ]on|fluen\w*|nice to have|a plus|mandatory)\b|kinh nghiệm|thành thạo|kiến thức/iu;
/** Sentences in which a company speaks of itself or of what it gives. */
const telling =
  /\b(?:our|we(?:'|’)?(?:re)?|us|benefits?|insurance|employees?|salary|join|offer|funded|founded|headquarter\w*|clients|opportunit\w*)\b|chúng tôi|công ty chúng|quyền lợi|phúc lợi/iu;

const listShare = 0.55;
const functionWord =
  /\b(?:the|a|an|of|for|to|in|with|we|you|our|your|is|are|will|be|on|at|by|from|this|that|as|who|it|và|các|của|cho|với)\b|[.!?:;<>@]|\d{3}/iu;
const titleWord =
  /\b(?:engineer|developer|manager|architect|consultant|administrator|lead|senior|junior|analyst|specialist|director|intern|officer|head|remote|full[- ]time|part[- ]time)s?\b/iu;

/** A line of tags: `java spring hibernate`, `Artificial Intelligence Software Development`. */
export function isTagLine(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (words.length < 2 || words.length > 14 || functionWord.test(text.replace(/\.(?=\p{L})/gu, '')))
    return false;
  const lower = words.every((word) => word === word.toLowerCase());
  const capital = words.every((word) => /^(?:[\p{Lu}\d]|[/&-]+$|and$)/u.test(word));
  return lower ? words.length >= 2 : capital && words.length >= 3 && !titleWord.test(text);
}

/** True when the skills named in a text are asked for: by its words, or because it is a mere list of them. */
export function isAsked(text: string, spans: readonly KnownSpan[]): boolean {
  const hard = spans.filter((span) => span.kind !== 'soft');
  if (hard.length === 0) return false;
  if (isTagLine(text) && hard.length >= 2) return true;
  const letters = text.replace(/[^\p{L}\p{N}]+/gu, '').length;
  const covered = spans.reduce(
    (sum, { start, end }) => sum + text.slice(start, end).replace(/[^\p{L}\p{N}]+/gu, '').length,
    0,
  );
  if (covered / Math.max(1, letters) >= listShare) return true;
  if (strongCue.test(text)) return true;
  return cue.test(text) && !telling.test(text);
}
