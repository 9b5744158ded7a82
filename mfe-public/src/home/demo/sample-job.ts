export const sampleJobs = ['accountant', 'sales', 'developer'] as const;
export type SampleJob = (typeof sampleJobs)[number];

export type SampleTexts = Readonly<Record<SampleJob, { readonly resume: string; readonly job: string }>>;

/** Where "present" ends in the samples, so that they stay the same whenever they are read. */
export const today = '2026-11-22';
