// What the charts render in each of their cases: the files of values in a chart's `ci` folder.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('.', import.meta.url));

/** Kinds that somebody else defines, and ours: Kubernetes' own schemas do not know them. */
export const foreignKinds =
  /^apiVersion: (monitoring\.coreos\.com|keda\.sh|gateway\.networking\.k8s\.io|fitfolio\.dev)\//m;

/** Every chart that has cases, with the files of values of each. */
export const casesOf = () =>
  readdirSync(source)
    .filter((chart) => existsSync(join(source, chart, 'ci')))
    .flatMap((chart) =>
      readdirSync(join(source, chart, 'ci')).map((file) => ({
        chart,
        name: `${chart}-${basename(file, '-values.yaml')}`,
        values: join(source, chart, 'ci', file),
      })),
    );

/** What a program says; an error with all of it when it fails. */
export function said(file, args) {
  const { status, stdout, stderr, error } = spawnSync(file, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')}\n${error?.message ?? stderr + stdout}`);
  return stdout;
}

/** Each case with all it renders: its text, and the documents in it. */
export const renderCases = ({ helm, charts }) =>
  casesOf().map((one) => {
    const release = one.chart === 'remote' ? 'mfe-public-1-4-2' : one.chart;
    const packed = charts.packed[one.chart];
    const text = said(helm, ['template', release, packed, '-f', one.values, '-n', 'fitfolio']);
    const documents = text.split(/^---\n/m).filter((document) => /^kind:/m.test(document));
    return { ...one, text, documents };
  });
