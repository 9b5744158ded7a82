import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';

export const getBalance = defineRoute({
  id: 'getBalance',
  method: 'GET',
  path: '/credits/balance',
  access: 'user',
  summary: 'How many tokens the signed-in user has. 0 before the account is opened.',
  reply: dataOf(z.object({ balance: z.number().int() })),
  errors: [],
});
