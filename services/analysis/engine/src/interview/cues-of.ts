import { fold } from '../text/fold.js';
import type { Cues } from './cues.js';
import { en } from './cues-en.js';
import { vi } from './cues-vi.js';

const marks = /[\u0300-\u036f]/g;
export const unmarked = (cue: RegExp): RegExp =>
  new RegExp(cue.source.normalize('NFD').replace(marks, '').replaceAll('đ', 'd'), cue.flags);

/** Vietnamese typed without its marks, as in a chat. */
const bareVi: Cues = {
  situation: unmarked(vi.situation),
  when: unmarked(vi.when),
  task: unmarked(vi.task),
  action: unmarked(vi.action),
  ours: unmarked(vi.ours),
  part: unmarked(vi.part),
  more: unmarked(vi.more),
  speaker: unmarked(vi.speaker),
  carries: unmarked(vi.carries),
  intent: unmarked(vi.intent),
  nearest: unmarked(vi.nearest),
  result: unmarked(vi.result),
  outcome: unmarked(vi.outcome),
  happened: vi.happened,
  judged: unmarked(vi.judged),
  helped: unmarked(vi.helped),
  unreal: unmarked(vi.unreal),
  condition: unmarked(vi.condition),
  open: unmarked(vi.open),
  lesson: unmarked(vi.lesson),
  done: unmarked(vi.done),
  needs: unmarked(vi.needs),
  sure: unmarked(vi.sure),
  reputed: unmarked(vi.reputed),
  subject: unmarked(vi.subject),
  employed: unmarked(vi.employed),
  worked: unmarked(vi.worked),
  claim: unmarked(vi.claim),
  link: unmarked(vi.link),
  hedge: unmarked(vi.hedge),
  filler: unmarked(vi.filler),
  we: unmarked(vi.we),
  glue: new Set([...vi.glue].map(fold)),
};

export function cuesOf(language: 'vi' | 'en', text: string): Cues {
  if (language === 'en') return en;
  return fold(text) === text.toLowerCase() ? bareVi : vi;
}
