import { matchSkills, skillById } from '../catalogue/skills.js';
import type { PremiumReport } from '../premium/premium-report.js';
import { fold } from '../text/fold.js';
import { findRanges, monthOf } from '../text/dates.js';
import { tokenize } from '../text/tokens.js';
import type { CvLanguage } from './cv-document.js';

type Read = Pick<PremiumReport, 'resume' | 'requirements' | 'today'>;

const skillsMax = 2;
const monthsOfYear = 12;

/** The résumé's own words for what it proves of the post, the weightiest first. */
function provedSkills({ resume, requirements }: Read): string[] {
  const asked = requirements
    .filter(({ verdict, kind }) => verdict === 'met' && (kind === 'hard-skill' || kind === 'tool'))
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ ask }) => (ask.type === 'skill' && skillById.has(ask.skillId) ? [ask.skillId] : []));
  const lists = (resume.skillLines ?? []).flatMap(({ items }) => items.map(fold));
  const isListed = (skill: string): boolean =>
    lists.length === 0 || lists.some((item) => item.includes(fold(skill)));
  const written = asked.flatMap((id) => {
    const own = resume.skills
      .filter(isListed)
      .find((skill) =>
        matchSkills(skill, tokenize(skill), true).some(
          ({ value, start, end }) => value.id === id && start === 0 && end === skill.length,
        ),
      );
    return own === undefined ? [] : [own];
  });
  return [...new Map(written.map((skill) => [fold(skill), skill])).values()].slice(0, skillsMax);
}

/** What ran out before today is no longer held. */
function isOver(dates: string | null | undefined, today: string): boolean {
  const range = findRanges(dates ?? '')[0];
  const now = monthOf(today, false);
  return range !== undefined && !range.open && range.to !== null && now !== null && range.to < now;
}

// The years are those of all positions together, so that they are not said of the last title.
const words = {
  vi: { years: (years: number) => `${years} năm đi làm`, and: ' và ' },
  en: { years: (years: number) => `${years} ${years === 1 ? 'year' : 'years'} of work`, and: ' and ' },
} as const;

/**
 * A summary of what was read: the last title, the years that the dates add up to, the two weightiest skills that the post
 * asks for and the résumé proves, a certificate. Each piece is written in the résumé, or is left out; null without a title.
 */
export function summaryDraftOf(report: Read, language: CvLanguage): string | null {
  const { resume, today } = report;
  const title = resume.experience[0]?.title ?? resume.headline;
  if (title === null || title === undefined) return null;
  const years = Math.floor((resume.experienceMonths ?? 0) / monthsOfYear);
  const said = words[language];
  const skills = provedSkills(report);
  const certificate = resume.certifications.find(
    (_, i) => !isOver(resume.listDates?.certifications[i], today),
  );
  const parts = [
    years > 0 ? `${title}, ${said.years(years)}` : title,
    ...(skills.length > 0 ? [skills.join(said.and)] : []),
    ...(certificate === undefined ? [] : [certificate]),
  ];
  return parts.length < 2 ? null : `${parts.join('; ')}.`;
}
