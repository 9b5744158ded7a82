import { Id, idParams, Instant } from '@fitfolio/contract-kit/common';
import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { FitProductStatus } from './fit-products.js';

/** How far an application is, as its owner says: in the order in which it goes on. */
export const applicationStatuses = ['wished', 'applied', 'interview', 'offer', 'closed'] as const;
export const ApplicationStatus = z.enum(applicationStatuses);
export type ApplicationStatus = z.output<typeof ApplicationStatus>;

const Day = z.iso.date().refine((day) => day >= '2020-01-01' && day < '2100-01-01');

/** One post with what has been made for it: a completed premium analysis seen as an application. */
export const Application = z.object({
  /** Of the analysis. */
  id: Id,
  position: z.string().nullable(),
  company: z.string().nullable(),
  score: z.number().int().nullable(),
  resumeFileName: z.string(),
  status: ApplicationStatus,
  /** As its owner set it, else as the post says. */
  deadline: z.iso.date().nullable(),
  careerPlanStatus: FitProductStatus.nullable(),
  /** A CV of it, to be opened; null when there is none. */
  cvId: Id.nullable(),
  interviews: z.number().int(),
  createdAt: Instant,
});
export type Application = z.output<typeof Application>;

export const listApplications = defineRoute({
  id: 'listApplications',
  method: 'GET',
  path: '/applications',
  access: 'user',
  summary: 'The caller’s applications, newest first: one for each completed premium analysis, at most 200.',
  reply: dataOf(z.array(Application)),
  errors: [],
});

export const saveApplication = defineRoute({
  id: 'saveApplication',
  method: 'PUT',
  path: '/applications/{id}',
  access: 'user',
  summary:
    'How far an application is, or until when it can be sent; what is left out stays. Another user’s is not found.',
  params: idParams,
  body: z.strictObject({ status: ApplicationStatus.optional(), deadline: Day.nullable().optional() }),
  reply: dataOf(Application),
  errors: [],
});
