import type { FoundAsk } from './asks-years.js';

// What reads like a name and is none.

/** `kinh nghiệm thu ngân`: a name does not begin within the word for experience. */
const isWithinExperience = ({ start, end }: FoundAsk, text: string): boolean =>
  /(?<!\p{L})kinh\s$/iu.test(text.slice(0, start)) && /^nghiệm(?!\p{L})/iu.test(text.slice(start, end));

/** `confident with one out of three`: says that there is a choice and names nothing. */
const choosing = /(?<!\p{L})(?:(?:one|1) (?:out )?of|(?:một|1) trong)(?!\p{L})/iu;
const saysChoice = ({ ask }: FoundAsk): boolean => ask.type === 'term' && choosing.test(ask.text);

/** `Confident with InDesign`, `tự tin với Excel`: how well one knows a thing is no trait beside it. */
const sureOf =
  /^\s(?:with|in|using|at|với|khi dùng|về)\s(?!(?:my|your|one['’]s|their|people|bản thân|người)(?!\p{L}))\p{L}/iu;
const isSureOf = ({ ask, start, end }: FoundAsk, text: string): boolean =>
  ask.type === 'skill' &&
  ask.skill.kind === 'soft' &&
  /^(?:confident|tự tin)$/iu.test(text.slice(start, end)) &&
  sureOf.test(text.slice(end));

export const isNoName = (ask: FoundAsk, text: string): boolean =>
  isWithinExperience(ask, text) || saysChoice(ask) || isSureOf(ask, text);

/** `Giao tiếp cơ bản bằng tiếng Nhật`, `Communicate in German`: a language is asked for, and no gift for talking. */
const inLanguage = /^(?:\s\p{L}+){0,3}\s(?:bằng|in|with)\s/iu;
export function isSpeaking(
  { ask, end }: Pick<FoundAsk, 'ask' | 'end'>,
  told: readonly FoundAsk[],
  text: string,
): boolean {
  const lead = inLanguage.exec(text.slice(end))?.[0];
  const isTrait = ask.type === 'skill' && ask.skill.kind === 'soft';
  return (
    isTrait &&
    lead !== undefined &&
    told.some((one) => one.ask.type === 'language' && Math.abs(one.start - end - lead.length) <= 8)
  );
}
