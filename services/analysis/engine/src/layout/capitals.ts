const lettersMin = 200;
/** From this share of capitals on a text is set in them; addresses are not. */
const capitalsShare = 0.9;

/** True for a text in which capitals are no sign of a name or a heading. */
export function isInCapitals(text: string): boolean {
  const letters = text.match(/\p{Lu}|\p{Ll}/gu) ?? [];
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter)).length;
  return letters.length >= lettersMin && capitals > letters.length * capitalsShare;
}
