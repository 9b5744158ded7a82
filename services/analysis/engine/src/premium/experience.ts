import { narrowerThan } from '../catalogue/relations.js';
import { skillById } from '../catalogue/skills.js';
import type { Judged } from '../score/score.js';
import type { Mention } from '../match/mentions.js';
import { positionsInOccupation } from '../match/judge-years.js';
import { closeTitle, titleNearness } from '../match/titles-near.js';
import { hasFigure } from '../report/writing.js';
import type { Position } from '../resume/experience.js';
import { endOfRange, monthOf, type Month } from '../text/dates.js';
import { askedSkillIds, idsOf, isHardTerm, kindOfTerm } from './asked.js';
import type { Compared } from './compared.js';
import type { DutyFound } from './duties.js';
import { lineOf, measureOf, partOf, quoteOf, unmeasured, unmeasuredPart } from './line.js';
import type { Line, Measure, Part, Quote, SkillUse, TimelineEntry } from './premium-report.js';

/** The words of a position's title, employer or dates. */
export function headerQuotes(position: Position, { read }: Compared): Quote[] {
  const phrase = position.title ?? position.company;
  return phrase ? [quoteOf(read, phrase.start, phrase.end)] : [];
}

function dateQuotes({ range, header, body }: Position, { read }: Compared): Quote[] {
  if (!range) return [];
  return [...header, ...body]
    .flatMap((block) => {
      const at = read.text.slice(block.start, block.end).indexOf(range.text);
      return at < 0 ? [] : [quoteOf(read, block.start + at, block.start + at + range.text.length)];
    })
    .slice(0, 1);
}

const endOf = ({ range }: Position, now: Month | null): Month | null => endOfRange(range, now);

/** Months counted beside the months asked for, for each span of years the post names. */
export function minimumMeasure(compared: Compared): Measure<'minimum-experience'> {
  const id = 'minimum-experience';
  const asked = compared.score.terms.filter((term) => kindOfTerm(term) === 'years');
  if (asked.length === 0) return unmeasured(id, 'no-years-asked');
  const max = 100 / asked.length;
  const parts = asked.map((term): Part => {
    const { item, judgement } = term.best;
    const { why, verdict, evidence } = judgement;
    const years = item.ask.type === 'years' ? item.ask.years : 0;
    const field = item.ask.type === 'years' ? item.ask.field : null;
    const details = { quotes: evidence, requirementIds: idsOf(term) };
    const own = { id: `${id}.${item.id}` };
    if (!term.judged) return { ...unmeasuredPart(id, 'years-unread', details), ...own };
    if (why.code === 'years' || why.code === 'years-total') {
      const share = verdict === 'met' ? 1 : Math.min(1, why.months / Math.max(1, years * 12));
      const total = compared.resume.months ?? why.months;
      const values = {
        months: why.months,
        elsewhere: why.code === 'years-total',
        ...(why.until ? { until: why.until } : {}),
        rough: why.rough === true,
        asked: Math.round(years * 12),
        total,
        ...(field ? { field } : {}),
      };
      return { ...partOf(id, 'years-counted', share * max, max, { ...details, values }), ...own };
    }
    if (why.code === 'years-said' || why.code === 'years-claimed')
      return {
        ...partOf(id, 'years-claimed', judgement.credit * max, max, {
          ...details,
          values: { years: why.years, asked: Math.round(years * 12) },
        }),
        ...own,
      };
    return {
      ...partOf(id, 'years-none', 0, max, { ...details, values: { asked: Math.round(years * 12) } }),
      ...own,
    };
  });
  return measureOf(id, parts, 'no-dates');
}

const recentMonths = 36;
const olderMonths = 96;
const recentWorkMonths = 60;
/** Fewer skills than these tell nothing of an occupation. */
const severalSkills = 4;

function recencyOf(position: Position, now: Month | null): number {
  const end = endOf(position, now);
  if (end === null || now === null) return 0.6;
  return now - end <= recentMonths ? 1 : now - end <= olderMonths ? 0.8 : 0.6;
}

/** A title that is not close earns nothing. */
const titlePoints = (near: number): number => (near < closeTitle ? 0 : Math.min(1, near));

/** How near the work done is to the work offered: titles by how long ago, duties, the field of the last years. */
export function relevanceMeasure(
  compared: Compared,
  duties: readonly DutyFound[],
): Measure<'contextual-relevance'> {
  const id = 'contextual-relevance';
  const { resume, job, read } = compared;
  const { positions, now } = resume;
  if (positions.length === 0) return unmeasured(id, 'no-positions');
  const { title } = job.facts;
  return measureOf(id, [
    title === null ? unmeasuredPart(id, 'title') : titlePart(title),
    dutyPart(),
    fieldPart(),
  ]);

  function titlePart(asked: string): Part {
    const ranked = positions
      .flatMap((position) => {
        const held = position.title;
        if (held === null) return [];
        const near = titleNearness(asked, held.text);
        return [{ held, near, value: titlePoints(near) * recencyOf(position, now) }];
      })
      .toSorted((a, b) => b.value - a.value);
    const [best] = ranked;
    return partOf(id, 'title', 50 * (best?.value ?? 0), 50, {
      quotes: best && best.near >= closeTitle ? [quoteOf(read, best.held.start, best.held.end)] : [],
      values: { title: asked, near: Math.round((best?.near ?? 0) * 100) },
      requirementIds: compared.score.terms.filter((term) => kindOfTerm(term) === 'title').flatMap(idsOf),
    });
  }

  function dutyPart(): Part {
    if (duties.length === 0) return unmeasuredPart(id, 'duties');
    const found = duties.flatMap(({ quote }) => (quote ? [quote] : []));
    return partOf(id, 'duties', (30 * found.length) / duties.length, 30, {
      quotes: found.filter((one, i) => found.findIndex(({ start }) => start === one.start) === i),
      values: { found: found.length, all: duties.length },
    });
  }

  function fieldPart(): Part {
    const skillIds = askedSkillIds(compared.score).filter((skill) => skillById.get(skill)?.kind !== 'soft');
    if (now === null || (title === null && skillIds.length < severalSkills))
      return unmeasuredPart(id, 'field');
    const same = positionsInOccupation(job.facts, skillIds, resume, compared.mentions).filter((position) => {
      const end = endOf(position, now);
      return end !== null && now - end <= recentWorkMonths;
    });
    return partOf(id, 'field', same.length > 0 ? 20 : 0, 20, {
      quotes: same.flatMap((position) => headerQuotes(position, compared)),
    });
  }
}

const aspects = { used: 40, recent: 25, figure: 20, repeated: 15 } as const;

interface Proof {
  readonly start: number;
  readonly end: number;
}

/** The places of the résumé that show an asked skill: its own names and those of its cases, or the ledger's quotes. */
function proofsOf({ item, judgement }: Judged, { mentions }: Compared): Proof[] {
  // A part of what is asked for is not yet it.
  if (judgement.verdict !== 'met') return [];
  if (item.ask.type !== 'skill') return [...judgement.evidence];
  const { id } = item.ask.skill;
  const all = [id, ...narrowerThan(id).map((skill) => skill.id)].flatMap((skill): readonly Mention[] =>
    mentions.of(skill),
  );
  return all.filter(({ stance }) => !stance.weak);
}

function useOfOne(one: Judged, compared: Compared): SkillUse {
  const { resume, read, mentions } = compared;
  const { now } = resume;
  const proofs = proofsOf(one, compared);
  const held = resume.positions.filter(({ header, body, range }) => {
    const blocks = [...header, ...body];
    return (
      range !== null && proofs.some(({ start }) => blocks.some((b) => b.start <= start && b.end > start))
    );
  });
  const blocks = new Set(held.flatMap(({ header, body }) => [...header, ...body]));
  const places = mentions.places.filter(
    ({ block, header }) =>
      blocks.has(block) && !header && proofs.some(({ start }) => block.start <= start && block.end > start),
  );
  // What the ledger calls work that was dated is dated here too.
  const dated = held.length > 0 || one.judgement.why.code === 'used' || one.judgement.why.code === 'old';
  const latest = held.filter((position) => {
    const end = endOf(position, now);
    return end !== null && now !== null && now - end <= recentMonths;
  });
  const recent = latest.length > 0;
  const withFigure = places.some(({ block }) => hasFigure(block.text));
  // What is recent is quoted first, for the measure says so of the first quote.
  const late = new Set(latest.flatMap(({ header, body }) => [...header, ...body]));
  const lines = places.map(({ block }) => block);
  const shows = ({ start, end }: Proof): boolean =>
    proofs.some((proof) => start <= proof.start && end > proof.start);
  const quoted = [
    ...lines.filter((block) => late.has(block)),
    ...[...late].filter((block) => shows(block) && !lines.includes(block)),
    ...lines.filter((block) => !late.has(block)),
  ];
  const got =
    (dated ? aspects.used : 0) +
    (recent ? aspects.recent : 0) +
    (withFigure ? aspects.figure : 0) +
    (held.length > 1 ? aspects.repeated : 0);
  return {
    requirementId: one.item.id,
    got,
    max: 100,
    usedInDatedLine: dated,
    recent,
    withFigure,
    positions: held.length,
    quotes: (quoted.length > 0 ? quoted : proofs)
      .slice(0, 3)
      .map(({ start, end }) => quoteOf(read, start, end)),
  };
}

/** How each asked skill was used; of alternatives the one shown best. */
export const skillUsesOf = (compared: Compared): SkillUse[] =>
  compared.score.terms
    .filter((term) => isHardTerm(term) && term.units > 0)
    .flatMap((term) => {
      const [first, ...others] = term.members.map((one) => useOfOne(one, compared));
      return first ? [others.reduce((best, one) => (one.got > best.got ? one : best), first)] : [];
    });

export function qualityMeasure(uses: readonly SkillUse[]): Measure<'quality-relevance'> {
  const id = 'quality-relevance';
  if (uses.length === 0) return unmeasured(id, 'no-skills-asked');
  const part = (code: keyof typeof aspects, has: (use: SkillUse) => boolean): Part => {
    const shown = uses.filter(has);
    return partOf(id, code, (aspects[code] * shown.length) / uses.length, aspects[code], {
      quotes: shown.flatMap(({ quotes }) => {
        const told = quotes.filter(({ quote }) => code !== 'figure' || hasFigure(quote));
        return (told.length > 0 ? told : quotes).slice(0, 1);
      }),
      requirementIds: shown.map(({ requirementId }) => requirementId),
      values: { count: shown.length, all: uses.length },
    });
  };
  return measureOf(id, [
    part('used', ({ usedInDatedLine }) => usedInDatedLine),
    part('recent', ({ recent }) => recent),
    part('figure', ({ withFigure }) => withFigure),
    part('repeated', ({ positions }) => positions > 1),
  ]);
}

const breakMonthsMin = 6;

/** Months between one range of work and the next in which no position and no study is dated. */
function breaksOf(compared: Compared): Line[] {
  const { resume } = compared;
  const { now } = resume;
  const studied = resume.studies.flatMap(({ dates }) => {
    const from = dates?.start ? monthOf(dates.start, false) : null;
    const to = dates?.end ? (monthOf(dates.end, true) ?? now) : null;
    return from !== null && to !== null ? [{ from, to }] : [];
  });
  const held = resume.positions
    .flatMap((position) => {
      const to = endOf(position, now);
      const from = position.range?.from ?? null;
      return from !== null && to !== null && to >= from ? [{ from, to, position }] : [];
    })
    .toSorted((a, b) => a.from - b.from);
  const lines: Line[] = [];
  let last = held[0];
  for (const next of held.slice(1)) {
    if (last && next.from - last.to - 1 >= breakMonthsMin) {
      const { to, position } = last;
      const filled = studied.some((study) => study.from <= next.from && study.to >= to);
      const quotes = [...dateQuotes(position, compared), ...dateQuotes(next.position, compared)];
      if (!filled && quotes.length === 2)
        lines.push(
          lineOf(`break-${lines.length + 1}`, 'break', {
            quotes,
            values: { months: next.from - to - 1, from: to + 1, to: next.from - 1 },
          }),
        );
    }
    if (!last || next.to > last.to) last = next;
  }
  return lines;
}

const dutyLinesMax = 5;

/** Duties that no line speaks of and whose requirements the ledger did not find either. */
function dutyGaps({ score }: Compared, duties: readonly DutyFound[]): Line[] {
  const open = duties.filter(({ quote, silent }) => quote === null && silent);
  return open
    .flatMap(({ start, end }) => {
      const inside = score.terms.flatMap((term) =>
        term.members.filter(({ item }) => item.span.start < end && item.span.end > start),
      );
      const unshown = inside.every(
        ({ judgement }) => judgement.verdict === 'not-found' || judgement.verdict === 'cannot-tell',
      );
      return unshown && inside.length > 0 ? [inside.map(({ item }) => item.id)] : [];
    })
    .slice(0, dutyLinesMax)
    .map((requirementIds) => lineOf(`duty-${requirementIds[0]}`, 'duty-silent', { requirementIds }));
}

export function experienceGaps(compared: Compared, minimum: Measure, duties: readonly DutyFound[]): Line[] {
  const short = minimum.parts
    .filter(({ code, got, max }) => (code === 'years-counted' || code === 'years-none') && got < max)
    .map((part) =>
      lineOf(
        `short-${part.requirementIds[0]}`,
        part.values['elsewhere'] === true ? 'years-elsewhere' : 'years-short',
        {
          quotes: part.quotes,
          requirementIds: part.requirementIds,
          values: {
            ...part.values,
            missing: Number(part.values['asked']) - Number(part.values['months'] ?? 0),
          },
        },
      ),
    );
  return [...short, ...dutyGaps(compared, duties), ...breaksOf(compared)];
}

export function timelineOf(compared: Compared): TimelineEntry[] {
  const { resume, job } = compared;
  const { title } = job.facts;
  return resume.positions.map((position) => ({
    title: position.title?.text ?? null,
    company: position.company?.text ?? null,
    from: position.range?.from ?? null,
    to: endOf(position, resume.now),
    open: position.range?.open ?? false,
    nearness:
      title === null || position.title === null
        ? null
        : Math.round(Math.min(1, titleNearness(title, position.title.text)) * 100) / 100,
    quotes: [...headerQuotes(position, compared), ...dateQuotes(position, compared)],
    ...(position.unsure && { unsure: true }),
  }));
}

/** Titles and shown skills: what the experience has to do with the post. */
export function experienceMetric(compared: Compared): Measure<'experience-relevance'> {
  const id = 'experience-relevance';
  const { resume, job, read } = compared;
  if (resume.positions.length === 0) return unmeasured(id, 'no-positions');
  const { title } = job.facts;
  const near = resume.positions
    .flatMap(({ title: held }) =>
      held && title !== null ? [{ held, value: titlePoints(titleNearness(title, held.text)) }] : [],
    )
    .toSorted((a, b) => b.value - a.value);
  const asked = skillUsesOf(compared);
  const used = asked.filter(({ usedInDatedLine }) => usedInDatedLine);
  const [best] = near;
  return measureOf(id, [
    title === null
      ? unmeasuredPart(id, 'title')
      : partOf(id, 'title', 50 * (best?.value ?? 0), 50, {
          quotes: best && best.value >= closeTitle ? [quoteOf(read, best.held.start, best.held.end)] : [],
          values: {
            title,
            near: near.filter(({ value }) => value >= closeTitle).length,
            all: resume.positions.length,
          },
        }),
    asked.length === 0
      ? unmeasuredPart(id, 'skills-used')
      : partOf(id, 'skills-used', (50 * used.length) / asked.length, 50, {
          quotes: used.flatMap(({ quotes }) => quotes.slice(0, 1)),
          requirementIds: used.map(({ requirementId }) => requirementId),
          values: { count: used.length, all: asked.length },
        }),
  ]);
}
