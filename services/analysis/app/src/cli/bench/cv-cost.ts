import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cvDesigns, type CvDocument } from '@fitfolio/fit-engine/cv/cv-document';
import { layoutCv } from '@fitfolio/fit-engine/cv/layout';
import type { CvTask, PaintedFormat } from '#src/cv-export/cv-task';
import { heapMegabytes } from '#src/documents/document-limits';
import { people } from './corpus/person.js';
import { cvOfPerson } from './cv-people.js';
import { atMost, type Line, middle, stated } from './measure.js';

const savedAt = '2026-06-01T00:00:00.000Z';
const painter = fileURLToPath(new URL('../../cv-export/child/main.js', import.meta.url));
const usage = "process.on('exit',()=>console.error(JSON.stringify(process.resourceUsage())))";
const timesSame = 100;
const timesMeasured = 15;
const layoutsMeasured = 100;

/** A CV of one full page: the positions of several people under one name. */
export function fullCv(): CvDocument {
  const vietnamese = people
    .map((person) => cvOfPerson(person, true))
    .filter(({ language }) => language === 'vi');
  const [first, ...others] = vietnamese;
  if (!first) throw new Error('no people');
  const sections = first.sections.map((section) => ({
    ...section,
    entries: [
      ...section.entries,
      ...others
        .slice(0, 3)
        .flatMap(
          (one) =>
            one.sections.find(({ kind }) => kind === section.kind && kind === 'experience')?.entries ?? [],
        ),
    ].map((entry, i) => ({
      ...entry,
      id: `${entry.id}-${i}`,
      lines: entry.lines.map((line) => ({ ...line, id: `${line.id}-${i}` })),
    })),
  }));
  return { ...first, sections };
}

interface Cost {
  readonly cpuMs: number;
  readonly megabytes: number;
  readonly bytes: Buffer;
}

/** One export in a fresh child under the limits that the service sets. */
function paint(task: CvTask): Cost {
  const run = spawnSync(
    process.execPath,
    [
      `--max-old-space-size=${heapMegabytes}`,
      '--max-semi-space-size=8',
      '--permission',
      '--allow-fs-read=*',
      '--no-warnings',
      '--import',
      `data:text/javascript,${encodeURIComponent(usage)}`,
      painter,
    ],
    { input: JSON.stringify(task), maxBuffer: 16 * 1024 * 1024 },
  );
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(run.stderr.toString('utf8')) as Record<
    string,
    number
  >;
  return {
    cpuMs: ((userCPUTime ?? 0) + (systemCPUTime ?? 0)) / 1000,
    megabytes: (maxRSS ?? 0) / 1024,
    bytes: run.stdout,
  };
}

export function costLines(): Line[] {
  const document = fullCv();
  const formats: readonly PaintedFormat[] = ['pdf', 'docx'];
  const lines = formats.flatMap((format) => {
    const costs = Array.from({ length: timesMeasured }, () => paint({ format, document, savedAt }));
    return [
      atMost(
        `${format}: CPU ms of an export in a fresh child, median`,
        timesMeasured,
        Math.round(middle(costs.map(({ cpuMs }) => cpuMs))),
        300,
      ),
      atMost(
        `${format}: most memory, MB`,
        timesMeasured,
        Math.round(Math.max(...costs.map(({ megabytes }) => megabytes))),
        150,
      ),
      { ...stated(`${format}: bytes`, 1, 0), value: String(costs[0]?.bytes.length ?? 0) },
    ];
  });
  const before = process.cpuUsage();
  for (let i = 0; i < layoutsMeasured; i += 1) layoutCv(document);
  const { user, system } = process.cpuUsage(before);
  return [
    ...lines,
    atMost(
      'layout with its fit to the page, CPU ms',
      layoutsMeasured,
      (user + system) / 1000 / layoutsMeasured,
      15,
    ),
  ];
}

/** How many different files the same CV gave. */
export function sameLines(): Line[] {
  const document = fullCv();
  return (['pdf', 'docx'] as const).map((format) => {
    const hashes = new Set(
      Array.from({ length: timesSame }, () =>
        createHash('sha256').update(paint({ format, document, savedAt }).bytes).digest('hex'),
      ),
    );
    return atMost(`${format}: different files of one CV`, timesSame, hashes.size, 1);
  });
}

const validator = fileURLToPath(new URL('../../../test/verapdf', import.meta.url));

/** PDF/UA-1 by veraPDF, which Maven brings; null where Java, Maven or the packages are missing. */
export function accessibilityLine(): Line | null {
  const found = (command: string): boolean =>
    spawnSync(command, ['-version'], { stdio: 'ignore' }).status === 0;
  if (!existsSync(validator) || !found('java') || !found('mvn')) return null;
  const folder = mkdtempSync(join(tmpdir(), 'cv-'));
  try {
    const classPath = join(folder, 'classpath.txt');
    const maven = [
      '-q',
      '-B',
      '-f',
      join(validator, 'pom.xml'),
      'dependency:build-classpath',
      `-Dmdep.outputFile=${classPath}`,
    ];
    if (spawnSync('mvn', maven, { stdio: 'ignore', timeout: 180_000 }).status !== 0) return null;
    const classes = spawnSync('cat', [classPath]).stdout.toString('utf8');
    const files = cvDesigns.flatMap((design) =>
      ([1, 2] as const).map((pages) => {
        const file = join(folder, `${design}-${pages}.pdf`);
        writeFileSync(
          file,
          paint({ format: 'pdf', document: { ...fullCv(), design, pages }, savedAt }).bytes,
        );
        return file;
      }),
    );
    const run = spawnSync('java', ['-cp', classes, join(validator, 'Validate.java'), ...files], {
      timeout: 180_000,
    });
    const faults = run.stdout
      .toString('utf8')
      .split('\n')
      .filter((line) => line.includes('false'));
    const checked = run.stdout
      .toString('utf8')
      .split('\n')
      .filter((line) => line.startsWith('ua1')).length;
    return checked === files.length
      ? atMost('files that are not PDF/UA-1 (veraPDF)', files.length, faults.length, 0)
      : null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
