import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

type Language = 'vi' | 'en';
interface Text {
  readonly place: string;
  readonly text: string;
}

/** Messages and phrases that the specification fixes word for word, and the name of a file format. */
const fixed = [
  'Failed to analyze resume. Please try again.',
  'Failed to load resume',
  'Failed to load JD',
  'Free AI resume analyzer',
  'Analyze another CV',
  'Missing CV',
  'Free Fit Analysis failed',
  'comprehensive fit analysis',
  'Insufficient Credits',
  'JSON Resume',
];

/** Where a text that is not of the CV studio names what is made there. */
const studio =
  /Harvard-style CVs?|plan, (?:a )?CV and|Edit the CV|This CV has too many versions|CVs that you make/g;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const filesOf = (...patterns: readonly string[]): readonly string[] =>
  globSync([...patterns], { cwd: root, exclude: ['**/node_modules', '**/dist'] }).sort();
const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8');

function stringsOf(place: string, value: unknown): readonly Text[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsOf(`${place} ${key}`, inner));
}

const resources = (language: Language): readonly Text[] =>
  filesOf(
    `{mfe-*,shell/*}/src/**/{locales,texts,resources}/${language}.json`,
    `{mfe-*,shell/*}/src/**/{locales,texts,resources}/*.${language}.json`,
  ).flatMap((file) => stringsOf(file, JSON.parse(read(file))));

/** The links that each remote gives to the header, the menu and the footer. */
const links = (language: Language): readonly Text[] =>
  filesOf('mfe-*/package.json').flatMap((file) =>
    stringsOf(file, JSON.parse(read(file))).filter(({ place }) => place.endsWith(` ${language}`)),
  );

const inVietnamese = /[ăâđêôơưạảãấầẩẫậắằẳẵặẹẻẽếềểễệỉịĩọỏõốồổỗộớờởỡợụủũứừửữựỳỵỷỹ]/iu;

/** The sentences of mails, PDFs and reports: literals of two words and more; what stands in a template is `{}`. */
function literals(language: Language): readonly Text[] {
  const files = filesOf(
    `services/analysis/engine/src/**/{words,advice,bases,say,plan-words}*.ts`,
    'services/analysis/app/src/report-pdf/**/*words.ts',
    'services/analysis/app/src/report-pdf/premium-headings.ts',
    'services/analysis/app/src/career-plan/paper-plan.ts',
    'services/auth/app/src/mail/*-texts.ts',
  ).filter((file) => !/\/truth\/|\.spec\.ts$/.test(file));
  return files.flatMap((file) => {
    const found: Text[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) found.push({ place: file, text: node.text });
      if (ts.isTemplateExpression(node))
        found.push({
          place: file,
          text: [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('{}'),
        });
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest));
    return found.filter(
      ({ text }) => /\p{L}\s+\p{L}/u.test(text) && inVietnamese.test(text) === (language === 'vi'),
    );
  });
}

/** The page on how the score comes about: English, a line of dashes, Vietnamese. */
const methodology = (language: Language): readonly Text[] =>
  (read('docs/methodology.md').split('\n---\n')[language === 'en' ? 0 : 1] ?? '')
    .split('\n')
    .map((text) => ({ place: 'docs/methodology.md', text }));
const texts: Readonly<Record<Language, readonly Text[]>> = {
  vi: [...resources('vi'), ...links('vi'), ...literals('vi'), ...methodology('vi')],
  en: [...resources('en'), ...links('en'), ...literals('en'), ...methodology('en')],
};

/** The last two columns of the glossary's table. */
function refused(language: Language): readonly string[] {
  const rows = read('docs/glossary.md')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.flatMap((cells) => (cells[language === 'vi' ? 4 : 5] ?? '').split(', ')).filter(Boolean);
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const wholeWord = (word: string): RegExp =>
  word.endsWith(' …')
    ? new RegExp(`^${escaped(word.slice(0, -2))}(?!\\p{L})`, 'iu')
    : new RegExp(`(?<![\\p{L}/_.-])${escaped(word)}(?![\\p{L}/_-])`, 'iu');
const withoutFixed = (text: string): string =>
  fixed.reduce((left, words) => left.replaceAll(words, ''), text);
const without = (list: readonly Text[], pattern: RegExp): readonly string[] =>
  list
    .filter(({ text }) => pattern.test(withoutFixed(text)))
    .map(({ place, text }) => `${place}: ${text.slice(0, 200)}`);

describe('every text keeps to the glossary', () => {
  it.each(['vi', 'en'] as const)('finds texts to read in %s', (language) => {
    expect(texts[language].length).toBeGreaterThan(2_000);
    expect(refused(language).length).toBeGreaterThan(20);
  });

  it.each((['vi', 'en'] as const).flatMap((language) => refused(language).map((word) => [language, word])))(
    '%s: %s',
    (language, word) => {
      expect(without(texts[language as Language], wholeWord(word as string))).toEqual([]);
    },
  );

  it('en: CV is what the CV studio makes', () => {
    const elsewhere = texts.en
      .filter(({ place }) => !/ (?:cvs?|CV)(?:$|[ _])/.test(place))
      .map(({ place, text }) => ({ place, text: text.replace(studio, '') }));
    expect(without(elsewhere, /\bCVs?\b/u)).toEqual([]);
  });

  it('keeps every fixed message, and no other', () => {
    const all = [...texts.vi, ...texts.en].map(({ text }) => text).join('\n');
    expect(fixed.filter((words) => !all.includes(words))).toEqual([]);
  });

  it.each(['vi', 'en'] as const)('the PDF calls the eight measures as the page does: %s', (language) => {
    const page = texts[language].filter(
      ({ place }) =>
        place.startsWith(`mfe-analysis/src/locales/results.${language}.json metric `) &&
        !place.endsWith('_recruiter'),
    );
    const pdf = texts[language].filter(({ place }) => place.endsWith('/premium-headings.ts'));
    expect(page).toHaveLength(8);
    expect(pdf.map(({ text }) => text)).toEqual(expect.arrayContaining(page.map(({ text }) => text)));
  });
});
