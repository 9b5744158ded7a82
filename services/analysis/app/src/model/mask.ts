import { fold } from '@fitfolio/fit-engine/text/fold';

/** A line without what identifies a person, and how to put that back. */
export interface MaskedLine {
  readonly text: string;
  /** The line a model made of `text`; null when a placeholder is missing, doubled or new. */
  readonly unmask: (said: string) => string | null;
}

const contact = /(?:https?:\/\/|www\.)\S+|\S+@\S+/giu;
const withDigits = /[\p{L}]*\d(?:[\p{L}\d.,:/+-]*[\p{L}\d+])?/gu;
const placeholder = /⟦[^⟦⟧]*⟧/gu;
const partCharsMin = 2;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const capital = (text: string): boolean => /^\p{Lu}/u.test(text);
const spellings = (name: string): string[] => {
  const bare = name.split(/\s+/).map((part) => {
    const folded = fold(part);
    return capital(part) ? folded.charAt(0).toUpperCase() + folded.slice(1) : folded;
  });
  return [name, name.toUpperCase(), name.toLowerCase(), bare.join(' '), fold(name), fold(name).toUpperCase()];
};

/** Whole names in any spelling, and their parts where they begin with a capital. */
function namesPattern(identifiers: readonly string[]): RegExp | null {
  const whole = identifiers.map((name) => name.trim()).filter((name) => name.length >= partCharsMin);
  const parts = whole
    .flatMap((name) => name.split(/\s+/))
    .filter((part) => part.length >= partCharsMin && capital(part))
    .flatMap((part) => spellings(part).filter(capital));
  const all = [...new Set([...whole.flatMap(spellings), ...parts])].toSorted((a, b) => b.length - a.length);
  if (all.length === 0) return null;
  return new RegExp(`(?<![\\p{L}\\d])(?:${all.map(escaped).join('|')})(?![\\p{L}\\d])`, 'gu');
}

/**
 * Masks names, contact data and everything with a digit: a model can neither learn nor change them. `identifiers` are the
 * names, places, schools and employers of the documents.
 */
export function masker(identifiers: readonly string[]): (line: string) => MaskedLine {
  const names = namesPattern(identifiers);
  return (line) => {
    const kept: string[] = [];
    const hide = (found: string): string => `⟦${kept.push(found)}⟧`;
    const plain = line.normalize('NFC').replace(placeholder, '');
    const pattern = new RegExp(
      [contact, ...(names ? [names] : []), withDigits].map((r) => r.source).join('|'),
      'gu',
    );
    const text = plain.replace(pattern, hide);
    return {
      text,
      unmask: (said) => {
        const back = (said.match(placeholder) ?? []).toSorted();
        const sent = (text.match(placeholder) ?? []).toSorted();
        if (back.join() !== sent.join()) return null;
        return said.replace(placeholder, (mark) => kept[Number(mark.slice(1, -1)) - 1] ?? '');
      },
    };
  };
}
