import {
  cvDesigns,
  type CvDocument,
  type CvEntry,
  type CvLanguage,
  type CvLine,
  type CvSectionKind,
} from '@fitfolio/fit-engine/cv/cv-document';
import { Draws } from './draws.js';
import { shapesEn } from './shapes-en.js';
import { shapesVi } from './shapes-vi.js';

const lastYear = 2025;

/** A CV drawn from the shapes of a language: the same seed gives the same CV. */
export function shapedCv(seed: number, language: CvLanguage): CvDocument {
  const shapes = language === 'vi' ? shapesVi : shapesEn;
  const draw = new Draws(seed * 2 + (language === 'vi' ? 1 : 0));
  let ids = 0;
  const id = (kind: string): string => `${kind}${(ids += 1)}`;
  const line = (text: string): CvLine => ({
    id: id('l'),
    text,
    by: 'you',
    quote: null,
    rules: [],
    shown: true,
  });
  const entry = (fields: Partial<CvEntry>, texts: readonly string[] = []): CvEntry => ({
    id: id('e'),
    org: '',
    place: '',
    title: '',
    dates: '',
    detail: '',
    by: 'you',
    quotes: [],
    lines: texts.map(line),
    ...fields,
  });
  let year = lastYear;
  const dates = (forms: readonly string[]): string => {
    const [from, to] = [year - 1 - draw.below(4), year];
    year = from;
    return draw.of(forms).replaceAll('A', String(from)).replaceAll('B', String(to));
  };
  const now = language === 'vi' ? 'nay' : 'Present';
  const work = Array.from({ length: 1 + draw.below(3) }, (_, i) => {
    const texts = draw.some(shapes.lines, 1 + draw.below(3));
    const form = dates(shapes.workDates);
    return entry(
      {
        org: draw.of(shapes.employers),
        title: draw.of(shapes.titles),
        place: draw.below(2) === 0 ? draw.of(shapes.places) : '',
        dates: i === 0 && draw.below(2) === 0 ? form.replace(/[–-]\s.*$/u, `– ${now}`) : form,
      },
      texts,
    );
  });
  const studies = Array.from({ length: 1 + draw.below(3) }, () => {
    const known = draw.below(12);
    // A name alone, without a date, says nothing of what it names.
    const dated = dates(known < 2 ? shapes.workDates : shapes.studyDates);
    return entry({
      org: known === 0 ? '' : draw.of(shapes.schools),
      title: known === 1 ? '' : draw.of(shapes.degrees),
      place: dated !== '' && draw.below(4) === 0 ? draw.of(shapes.places) : '',
      dates: dated,
      detail: draw.below(2) === 0 ? draw.of(shapes.grades) : '',
    });
  });
  const skills = draw.some(shapes.skills, 4 + draw.below(9));
  const half = draw.below(2) === 0 ? skills.length : Math.ceil(skills.length / 2);
  const listed = (texts: readonly string[]): CvEntry[] => (texts.length === 0 ? [] : [entry({}, texts)]);
  const sections: Partial<Record<CvSectionKind, CvEntry[]>> = {
    experience: work,
    education: studies,
    skills: [skills.slice(0, half), skills.slice(half)].flatMap((texts, i) =>
      texts.length === 0 ? [] : [entry({ title: shapes.skillKinds[i] ?? '' }, texts)],
    ),
    certifications: listed(draw.some(shapes.certifications, draw.below(3))),
    languages: listed(draw.some(shapes.languages, draw.below(3))),
  };
  const order: readonly CvSectionKind[] =
    draw.below(2) === 0 ? ['experience', 'education'] : ['education', 'experience'];
  return {
    version: 1,
    language,
    design: cvDesigns[seed % cvDesigns.length] ?? 'harvard',
    paper: seed % 7 === 0 ? 'letter' : 'a4',
    pages: draw.below(3) === 0 ? 2 : 1,
    contact: {
      name: draw.of(shapes.names),
      email: `person${seed}@example.com`,
      phone: language === 'vi' ? '0912 345 678' : '+44 20 7946 0958',
      place: draw.of(shapes.places),
      links: draw.below(2) === 0 ? [] : ['linkedin.com/in/person', 'github.com/person'],
    },
    headline: draw.below(3) === 0 ? '' : draw.of(shapes.headlines),
    summary: draw.below(2) === 0 ? null : line(draw.of(shapes.lines)),
    sections: ([...order, 'skills', 'certifications', 'languages'] as const).map((kind) => ({
      kind,
      entries: sections[kind] ?? [],
    })),
  };
}
