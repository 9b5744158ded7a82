import { today, type SampleJob } from './sample-job.js';
import { resumeWithout, viewOf, type SampleView } from './sample-view.js';

const loadTexts = {
  vi: () => import('./texts.vi.js'),
  en: () => import('./texts.en.js'),
};

/** Lets the page draw what it says meanwhile: the engine reads in one go. */
const drawn = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * A sample without the lines at `out` of its résumé, analysed in this page by the whole engine, which is loaded with the
 * first sample that somebody chooses.
 */
export async function runSample(
  job: SampleJob,
  language: 'vi' | 'en',
  out: ReadonlySet<number>,
): Promise<SampleView> {
  const [{ analyse }, { plainTextDocument }, { texts }] = await Promise.all([
    import('@fitfolio/fit-engine/analyse'),
    import('@fitfolio/fit-engine/document'),
    loadTexts[language](),
    drawn(),
  ]);
  const sample = texts[job];
  const report = analyse({
    resume: plainTextDocument(resumeWithout(sample.resume, out)),
    job: plainTextDocument(sample.job),
    language,
    today,
  });
  return viewOf(report, sample.resume, out);
}
