import { isPlace } from '../catalogue/places.js';
import type { FoundAsk, Place } from './asks-years.js';

// Names that no catalogue knows, which stand in one choice with names that it knows.

const name = String.raw`(?<name>\p{Lu}[\p{L}\d.+#-]*[\p{L}\d+#](?:\s\p{Lu}[\p{L}\d+#-]+)?)`;
/** `Gradle, Maven, or Ant`: the last of three or more. */
const last = new RegExp(String.raw`^,?\s(?:or|hoặc|hay)\s${name}(?=\s*(?:[.,;)]|$))`, 'u');
/** `InDesign/QuarkXPress`. */
const slashed = new RegExp(String.raw`^\s?\/\s?${name}(?=\s*(?:[.,;)/]|$))`, 'u');

/** A product of the catalogue, or what is written as the name of one. */
const isProduct = ({ ask }: FoundAsk): boolean =>
  ask.type === 'skill'
    ? ask.skill.en === ask.skill.vi && ask.skill.kind !== 'soft'
    : ask.type === 'term' && ask.kind !== 'soft-skill' && /^\p{Lu}\S*(?: \p{Lu}\S*)?$/u.test(ask.text);
const follows = (one: FoundAsk, before: FoundAsk, text: string): boolean =>
  /^\s*(?:,|\/)\s*$/u.test(text.slice(before.end, one.start));

/** Names in a choice with products that the sentence asks for; `told`: what is known of it. */
export function choiceNames(text: string, told: readonly FoundAsk[]): FoundAsk[] {
  return told.filter(isProduct).flatMap((one): FoundAsk[] => {
    const rest = text.slice(one.end);
    const isListed = told.some((before) => isProduct(before) && follows(one, before, text));
    const found = slashed.exec(rest) ?? (isListed ? last.exec(rest) : null);
    const said = found?.groups?.['name'];
    if (!found || said === undefined || isPlace(said)) return [];
    const start = one.end + found[0].length - said.length;
    const place: Place = { start, end: start + said.length };
    return told.some((other) => other.start < place.end && other.end > place.start)
      ? []
      : [{ ask: { type: 'term', text: said, kind: 'tool' }, ...place }];
  });
}
