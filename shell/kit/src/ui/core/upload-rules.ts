/** What an upload field takes. */
export interface UploadRules {
  /** Lower case, without the dot. */
  readonly extensions: readonly string[];
  readonly bytesMax: number;
}

export type UploadProblem = 'invalidType' | 'tooLarge' | 'empty';

/** Checks a file before it is sent. The server checks again. */
export function uploadProblem(
  file: Pick<File, 'name' | 'size'>,
  { extensions, bytesMax }: UploadRules,
): UploadProblem | null {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (!extensions.includes(extension)) return 'invalidType';
  if (file.size > bytesMax) return 'tooLarge';
  return file.size === 0 ? 'empty' : null;
}
