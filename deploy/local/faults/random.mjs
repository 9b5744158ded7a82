/** mulberry32: the same seed gives the same plan. */
export function randomOf(seed) {
  let a = seed >>> 0;
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    below: (n) => Math.floor(next() * n),
    pick: (list) => list[Math.floor(next() * list.length)],
    shuffle: (list) => {
      const all = [...list];
      for (let i = all.length - 1; i > 0; i -= 1) {
        const j = Math.floor(next() * (i + 1));
        [all[i], all[j]] = [all[j], all[i]];
      }
      return all;
    },
  };
}
