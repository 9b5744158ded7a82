// What a browser tells of the table of a screening.

/** Runs in the page before anything of it: when how many columns had been painted. */
export function watchTable() {
  const seen = [];
  globalThis.fitTable = seen;
  let last = 0;
  const look = () => {
    const columns = document.querySelectorAll('[role="grid"] thead tr:first-child a').length;
    if (columns === last) return;
    last = columns;
    // The frame after the next one is asked for when this one has been painted.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => seen.push({ columns, at: performance.timeOrigin + performance.now() })),
    );
  };
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(look).observe(document.documentElement, { childList: true, subtree: true }),
  );
}

/** When so many columns had been painted, in milliseconds of the clock. */
export async function showsColumns(page, columns, timeout) {
  const found = await page.waitForFunction(
    (wanted) => globalThis.fitTable.find((each) => each.columns === wanted)?.at,
    columns,
    { timeout },
  );
  return found.jsonValue();
}

/** Milliseconds from asking for an address until the whole table is painted. */
export async function openTable(page, url, columns) {
  await page.goto(url);
  const at = await showsColumns(page, columns, 30_000);
  return at - (await page.evaluate(() => performance.timeOrigin));
}

/** Frames a second while what scrolls is moved in both directions. */
export function framesPerSecond(page) {
  return page.evaluate(
    () =>
      new Promise((done) => {
        const frames = 150;
        const step = 24;
        const scrolled = document.querySelector('[role="grid"]')?.parentElement;
        let count = 0;
        let since;
        const next = (now) => {
          since ??= now;
          if (count === frames) return done((1000 * frames) / (now - since));
          count += 1;
          const forward = Math.floor(count / 30) % 2 === 0;
          scrolled?.scrollBy(forward ? step : -step, forward ? step : -step);
          return requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
  );
}
