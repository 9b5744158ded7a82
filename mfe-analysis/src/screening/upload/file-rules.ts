import { uploadBytesMax, uploadExtensions } from '@fitfolio/analysis-contract/limits';
import { uploadProblem } from '@fitfolio/web-kit/ui/forms';

/** Why a file is not sent at all. */
export type RefusalReason = 'type' | 'large' | 'empty' | 'archive-in-archive' | 'damaged' | 'locked' | 'many';

export interface RefusedFile {
  readonly name: string;
  readonly reason: RefusalReason;
}

export interface OpenedFiles {
  readonly documents: readonly File[];
  readonly refused: readonly RefusedFile[];
}

const reasons = { invalidType: 'type', tooLarge: 'large', empty: 'empty' } as const;

/** What is wrong with a document by its name and size, or null. */
export function documentProblem(file: Pick<File, 'name' | 'size'>): RefusalReason | null {
  const problem = uploadProblem(file, { extensions: uploadExtensions, bytesMax: uploadBytesMax });
  return problem && reasons[problem];
}

export const isArchive = (name: string): boolean => /\.zip$/i.test(name);
