import type { z } from 'zod';

/** What was typed and not yet sent, for as long as the tab lives. Never for passwords. */
export const tabDraft = <S extends z.ZodType>(name: string, schema: S) => ({
  read(): z.output<S> | null {
    try {
      const parsed = schema.safeParse(JSON.parse(sessionStorage.getItem(name) ?? 'null'));
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
  },
  write(value: z.input<S> | null): void {
    try {
      if (value === null) sessionStorage.removeItem(name);
      else sessionStorage.setItem(name, JSON.stringify(value));
    } catch {
      // Without storage a reload forgets; the page itself does not.
    }
  },
});
