import { Id, idParams, Instant } from '@fitfolio/contract-kit/common';
import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { commentCharsMax, emailCharsMax, requirementIdCharsMax } from './limits.js';
import { candidateParams, ScreeningRole } from './screening.js';

/** Somebody a screening is shared with. */
export const ScreeningMember = z.object({
  id: Id,
  email: z.string(),
  role: ScreeningRole.exclude(['owner']),
  /** False: whoever has this address has not opened it yet, with an account or without one. */
  joined: z.boolean(),
  createdAt: Instant,
});
export type ScreeningMember = z.output<typeof ScreeningMember>;

export const listScreeningMembers = defineRoute({
  id: 'listScreeningMembers',
  method: 'GET',
  path: '/screenings/{id}/members',
  access: 'user',
  summary: 'With whom a screening is shared.',
  params: idParams,
  reply: dataOf(z.array(ScreeningMember)),
  errors: [],
});

export const shareScreening = defineRoute({
  id: 'shareScreening',
  method: 'PUT',
  path: '/screenings/{id}/members',
  access: 'user',
  summary:
    'Shares a screening with whoever has this verified address, now or later; again with another role changes it. Only the owner’s.',
  params: idParams,
  body: z.strictObject({
    email: z.string().trim().toLowerCase().max(emailCharsMax).pipe(z.email()),
    role: ScreeningRole.exclude(['owner']),
  }),
  reply: dataOf(ScreeningMember),
  errors: ['TOO_MANY_MEMBERS', 'MEMBER_IS_OWNER', 'ROLE_MISSING'],
});

export const unshareScreening = defineRoute({
  id: 'unshareScreening',
  method: 'DELETE',
  path: '/screenings/{id}/members/{memberId}',
  access: 'user',
  summary: 'Ends the sharing at once. Again: the same. Only the owner’s, or the member themselves.',
  params: idParams.extend({ memberId: Id }),
  status: 204,
  errors: ['ROLE_MISSING'],
});

export const CellComment = z.object({
  id: Id,
  requirementId: z.string(),
  text: z.string(),
  /** null: somebody who left. */
  by: z.string().nullable(),
  own: z.boolean(),
  at: Instant,
});
export type CellComment = z.output<typeof CellComment>;

export const listCellComments = defineRoute({
  id: 'listCellComments',
  method: 'GET',
  path: '/screenings/{id}/candidates/{candidateId}/comments',
  access: 'user',
  summary: 'What was said about the cells of one candidate, the oldest first.',
  params: candidateParams,
  reply: dataOf(z.array(CellComment)),
  errors: [],
});

export const addCellComment = defineRoute({
  id: 'addCellComment',
  method: 'POST',
  path: '/screenings/{id}/candidates/{candidateId}/comments',
  access: 'user',
  summary: 'Says something about a cell to everybody in the screening. Needs an `Idempotency-Key`.',
  params: candidateParams,
  body: z.strictObject({
    requirementId: z.string().min(1).max(requirementIdCharsMax),
    text: z.string().trim().min(1).max(commentCharsMax),
  }),
  status: 201,
  reply: dataOf(CellComment),
  errors: [
    'RESULT_NOT_READY',
    'TOO_MANY_COMMENTS',
    'CORRECTION_INVALID',
    'ROLE_MISSING',
    'IDEMPOTENCY_KEY_MISSING',
  ],
});

export const removeCellComment = defineRoute({
  id: 'removeCellComment',
  method: 'DELETE',
  path: '/screenings/{id}/candidates/{candidateId}/comments/{commentId}',
  access: 'user',
  summary: 'Takes an own comment back. Again: the same.',
  params: candidateParams.extend({ commentId: Id }),
  status: 204,
  errors: ['ROLE_MISSING'],
});
