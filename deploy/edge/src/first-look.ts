import postcss, { type Rule } from 'postcss';

/** A class of a selector; a build escapes what is no letter: `.fit-page\.module-text`. */
const classIn = /\.((?:\\.|[\w-])+)/gu;
const classesIn = (selector: string): string[] =>
  [...selector.matchAll(classIn)].map(([, name = '']) => name.replaceAll('\\', ''));

/** What stands in `:not(…)` need not be on the page. */
const wanted = (selector: string): string => selector.replace(/:not\([^()]*\)/gu, '');

/**
 * The rules of style sheets that a document can use as it stands: those whose classes are all in it, and those without a
 * class. States of its elements (hover, focus, a theme) are among them; what scripts add later is not.
 */
export function rulesFor(html: string, css: string): string {
  const used = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/gu)].flatMap(([, names = '']) => names.split(/\s+/u)),
  );
  const sheet = postcss.parse(css);
  sheet.walkRules((rule: Rule) => {
    const { parent } = rule;
    if (parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes')) return;
    const kept = rule.selectors.filter((one) => classesIn(wanted(one)).every((name) => used.has(name)));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return sheet.toString();
}
