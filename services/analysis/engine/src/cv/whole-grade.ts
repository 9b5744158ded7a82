const behind =
  /^(?:,? (?:upper|lower)(?: (?:division|second))?(?!\p{L})|\s?(?:\/|of|out of|on|trên)\s?(?:4|5|10|20|100)(?:[.,]0+)?(?![\p{L}\d]))/iu;

/** `second class, upper`, `4.21 of 5`: a grade with what the résumé says right behind it, without which it is another. */
export function wholeGrade(text: string, grade: string | null): string | null {
  if (grade === null || grade === '') return grade;
  for (let at = text.indexOf(grade); at >= 0; at = text.indexOf(grade, at + 1)) {
    const isPart = /[\p{L}\d.,]/u.test(text[at - 1] ?? '') && /^[\p{L}\d]/u.test(grade);
    const rest = isPart ? null : behind.exec(text.slice(at + grade.length));
    if (rest) return `${grade}${rest[0]}`;
  }
  return grade;
}
