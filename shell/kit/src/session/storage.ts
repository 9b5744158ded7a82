import type { z } from 'zod';

/** A named value of local storage, parsed at the door. Storage that is full, forbidden or garbled reads as empty. */
export const storageOf = <S extends z.ZodType>(name: string, schema: S) => ({
  name,
  read(): z.output<S> | null {
    try {
      const parsed = schema.safeParse(JSON.parse(localStorage.getItem(name) ?? 'null'));
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
  },
  write(value: z.input<S> | null): void {
    try {
      if (value === null) localStorage.removeItem(name);
      else localStorage.setItem(name, JSON.stringify(value));
    } catch {
      // The session then lives as long as the page.
    }
  },
});
