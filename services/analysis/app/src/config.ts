import { documentsKeptDaysMax } from '@fitfolio/analysis-contract/limits';
import { ServiceConfig } from '@fitfolio/service-kit/config/service-config';
import { z } from 'zod';

export const AnalysisConfig = ServiceConfig.extend({
  /** Free analyses a person can make each day. */
  FREE_DAILY_LIMIT: z.coerce.number().int().min(0).max(1000).default(3),
  /** Free analyses that all accounts of one network can make each day until their addresses are verified. */
  FREE_SHARED_DAILY_LIMIT: z.coerce.number().int().min(0).max(100_000).default(10),
  /** Days an analysis is kept; 0, as the privacy policy says, keeps it until its owner leaves. */
  KEEP_DAYS: z.coerce.number().int().min(0).default(0),
  /** How often what is too old is removed. */
  SWEEP_EVERY_SECONDS: z.coerce.number().min(0.05).default(3600),
  /** Days the documents of a premium analysis are kept; their owner can shorten it. */
  DOCUMENT_KEEP_DAYS: z.coerce.number().int().min(1).max(documentsKeptDaysMax).default(30),
  /**
   * `id:key,id:key`, each key 32 bytes as base64: the first encrypts documents, the others still open what they
   * encrypted. Without it a key is made and kept in DATA_DIR.
   */
  DOCUMENT_KEYS: z.string().optional(),
  /** How often premium runs that stand still are looked for. */
  FIT_SWEEP_SECONDS: z.coerce.number().min(0.05).default(5),
  /** How long the token of a premium run is held; a run that takes longer fails. */
  FIT_HOLD_SECONDS: z.coerce.number().int().min(2).max(3600).default(900),
  /** Lets administrators name a model's server on this machine, without https. */
  MODEL_LOOPBACK: z.stringbool().default(false),
}).refine((c) => c.DOCUMENT_KEYS ?? c.DATA_DIR, { message: 'DOCUMENT_KEYS or DATA_DIR is needed' });
export type AnalysisConfig = z.output<typeof AnalysisConfig>;
