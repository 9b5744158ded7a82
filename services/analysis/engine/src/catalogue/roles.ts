import { titleLikeness } from './titles.js';

const wordAfter = /^[\s/-]+(\p{L}+)/u;
/** Words that are titles elsewhere and ordinary nouns or verbs after a skill's name. */
const ordinary =
  /^(?:lead|leads|leading|agent|agents|member|server|servers|host|partner|partners|head|legal|admin|controller|controllers|driver|drivers|handler|loader|keeper|kế|kỹ|nhân)$/i;

/** `UX designers`, `DevOps Engineer`: the name of a role, not of a skill; `end` is where the skill's name ends. */
export function namesRole(text: string, end: number): boolean {
  const word = wordAfter.exec(text.slice(end, end + 30))?.[1] ?? '';
  return word !== '' && !ordinary.test(word) && titleLikeness(word) > 0;
}
