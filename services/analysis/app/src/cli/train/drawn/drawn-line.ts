import type { LineRole } from '@fitfolio/fit-engine/resume/model/roles';

/** A line of an invented résumé: its role, and its text in which fields are marked (`[[T:Buyer]]`), tabs between cells. */
export interface DrawnLine {
  readonly role: LineRole;
  readonly text: string;
  readonly bullet?: boolean;
  readonly bold?: boolean;
  /** How much larger than the text its letters are. */
  readonly larger?: number;
  readonly heading?: boolean;
}

export const line = (role: LineRole, text: string, look: Partial<DrawnLine> = {}): DrawnLine => ({
  role,
  text,
  ...look,
});
