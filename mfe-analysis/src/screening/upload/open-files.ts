import { documentProblem, isArchive, type OpenedFiles, type RefusedFile } from './file-rules.js';

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
