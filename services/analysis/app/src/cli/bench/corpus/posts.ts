import { postsEn } from './posts-en.js';
import { postsVi } from './posts-vi.js';

/**
 * Job posts with what they ask for. A line that starts with `=` is truth, not text: `= must|nice kind: label, label`;
 * labels are those of the report in English. Alternatives are items of their own.
 */
export const posts: readonly string[] = [postsVi, postsEn].flatMap((all) => all.trim().split('\n--\n'));
