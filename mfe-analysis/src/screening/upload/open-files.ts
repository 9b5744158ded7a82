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

/** The documents among chosen files, those in archives too; at most `room`. What is left out is named with its reason. */
export async function openFiles(files: readonly File[], room: number): Promise<OpenedFiles> {
  const documents: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    if (isArchive(file.name)) {
      const { openZip } = await import('./open-zip.js');
      const opened = await openZip(file, room - documents.length);
      documents.push(...opened.documents);
      refused.push(...opened.refused);
      continue;
    }
    const reason = documentProblem(file) ?? (documents.length >= room ? 'many' : null);
    if (reason) refused.push({ name: file.name, reason });
    else documents.push(file);
  }
  return { documents, refused };
}
