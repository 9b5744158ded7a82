import type { Token } from '../text/tokens.js';

const english = /^[a-z]+(?: [a-z]+)?$/;

/** An English verb as a line of work may write it; other words have one form. */
export function verbForms(base: string): string[] {
  if (!english.test(base)) return [base];
  const [verb = base, ...rest] = base.split(' ');
  const stem = /[^aeiou]y$/.test(verb) ? verb.slice(0, -1) : verb;
  const past = verb.endsWith('e') ? `${verb}d` : stem === verb ? `${verb}ed` : `${stem}ied`;
  const present = stem !== verb ? `${stem}ies` : /(?:s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`;
  const gerund = /[^e]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
  return [verb, past, present, gerund].map((form) => [form, ...rest].join(' '));
}

/** Words between which and its verb nobody else can stand: the verb is the person's own. */
const leads = new Set(
  `i we also and or then to regularly daily personally successfully independently now currently đã từng và tự tôi em mình trực tiếp
  phụ trách chuyên thường xuyên hằng ngày hàng ngày cùng đội`.split(/\s+/u),
);

/** `Services deployed by another team`: a verb counts where it opens its clause, or follows the person or another verb. */
export function isDone(text: string, tokens: readonly Token[], from: number): boolean {
  const [before, verb] = [tokens[from - 1], tokens[from]];
  if (!before || !verb) return true;
  const between = text.slice(before.end, verb.start);
  if (/[,;:.!?•|()\n\t–—]|\s-\s/u.test(between)) return true;
  return /^\s+$/u.test(between) && (leads.has(before.key) || /[a-z]ly$/u.test(before.key));
}
