const keptMax = 512;

/** A pure function of a text that remembers its latest answers; what it answers stays the same. */
export function remember<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= keptMax) known.clear();
    const fresh = answer(text);
    known.set(text, fresh);
    return fresh;
  };
}
