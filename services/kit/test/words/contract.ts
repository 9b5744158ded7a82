import { defineEvent, defineRpc } from '@fitfolio/contract-kit/message';
import { z } from 'zod';

const Word = z.object({ id: z.string(), text: z.string().max(20) });

export const wordSaid = defineEvent({
  subject: 'evt.words.word.said.v1',
  summary: 'A word was said.',
  payload: Word,
  key: (p) => p.id,
});

export const sayWord = defineRpc({
  subject: 'rpc.words.say-word.v1',
  summary: 'Says a word.',
  request: Word,
  reply: z.object({ said: z.string() }),
  deadlineMs: 2_000,
  errors: ['WORD_TAKEN'],
});
