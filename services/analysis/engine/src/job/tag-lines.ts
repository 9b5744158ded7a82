import type { Skill } from '../catalogue/entry.js';
import { skills } from '../catalogue/skill-data.js';
import { namesIn } from './names.js';
import type { FoundAsk } from './asks-years.js';

const label = '(?:Technologies|Technology stack|Tech stack|Skills|Key skills|Tags|Công nghệ|Kỹ năng)';
const tag = String.raw`(?:[\p{Ll}\d][\p{Ll}\d.+#-]*[\p{Ll}\d+#])`;
const tagsMin = 2;

/** `Technologies php go python`: the line of small-letter tags that a job board puts above a post. */
const tagLine = new RegExp(
  String.raw`(?<![\p{L}])(?<label>${label}\s*:?\s+)(?<tags>${tag}(?:\s${tag}){1,14})(?=\s\p{Lu}|\s*$)`,
  'u',
);

const words = (text: string): RegExpExecArray[] => [...text.matchAll(/\S+/gu)];
const spaced = (text: string): string => text.replaceAll('-', ' ');

/** Where a run of tags stands in a text; prose in small letters is none: most tags are names that are known. */
export function tagsIn(text: string): { start: number; end: number; tags: number } | null {
  const match = tagLine.exec(text);
  const { label: lead = '', tags = '' } = match?.groups ?? {};
  if (!match || tags === '') return null;
  const all = words(tags);
  const known = all.filter(([word]) => namesIn(spaced(word)).skills.length > 0 || /[.#+\d-]/u.test(word));
  if (all.length < tagsMin || known.length * 2 < all.length) return null;
  const start = match.index;
  return { start, end: start + match[0].length, tags: start + lead.length };
}

/** A tag has no words beside it that could tell which of several things is meant. */
const isOwnName = ({ en, aliases }: Skill, tag: string): boolean =>
  en.toLowerCase() === tag ||
  aliases.some(({ text, needs }) => needs.length === 0 && text.toLowerCase() === tag);

/** `go` in a list of tags is the name that text writes with a capital. */
const named = new Map(
  skills.flatMap((skill) =>
    skill.aliases
      .filter(({ match, text }) => match === 'listed' && text.length > 1)
      .map(({ text }) => [text.toLowerCase(), skill] as const),
  ),
);

/** What each tag of such a line asks for. */
export function tagAsks(text: string): FoundAsk[] {
  const found = tagsIn(text);
  if (!found) return [];
  return words(text.slice(found.tags, found.end)).map(({ 0: word, index }): FoundAsk => {
    const start = found.tags + index;
    const [name] = namesIn(spaced(word)).skills;
    const whole = name?.start === 0 && name.end === word.length && isOwnName(name.value, spaced(word));
    const skill = whole ? name.value : named.get(word);
    return {
      ask: skill ? { type: 'skill', skill } : { type: 'term', text: word, kind: 'hard-skill' },
      start,
      end: start + word.length,
    };
  });
}
