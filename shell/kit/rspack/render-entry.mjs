import { text } from 'node:stream/consumers';

/**
 * Makes a program of a renderer: it reads a JSON list of what is wanted, writes the list of what came out and ends. Its
 * libraries hold timers and channels open, so it would not end by itself.
 */
export async function answerStdin(render) {
  try {
    const out = [];
    // oxlint-disable-next-line no-await-in-loop -- there is one language at a time
    for (const wanted of JSON.parse(await text(process.stdin))) out.push(await render(wanted));
    process.stdout.write(`${JSON.stringify(out)}\n`, () => process.exit(0));
  } catch (error) {
    process.stderr.write(`${error?.stack ?? error}\n`, () => process.exit(1));
  }
}
