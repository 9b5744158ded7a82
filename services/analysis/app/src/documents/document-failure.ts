import type { DocumentErrorCode } from '@fitfolio/analysis-contract/free-analysis';

/** What can be wrong with the bytes of one document. */
export type DocumentFailureCode = Exclude<DocumentErrorCode, 'FILE_MISSING'>;

export const documentFailureMessages: Readonly<Record<DocumentFailureCode, string>> = {
  FILE_EMPTY: 'The file is empty.',
  FILE_TOO_LARGE: 'The file is larger than the limit.',
  FILE_TYPE_INVALID: 'Only PDF, DOCX and TXT files can be read, and the content must match the extension.',
  FILE_ENCRYPTED: 'The file is protected by a password. Save a copy without it and try again.',
  FILE_CORRUPT: 'The file is damaged and cannot be opened.',
  FILE_SCANNED:
    'The file holds only pictures of text. Save it from the program it was written in, as PDF or DOCX.',
  FILE_LEGACY_FONT:
    'The text uses an old Vietnamese font encoding (VNI or TCVN3). Convert it to Unicode and try again.',
  FILE_TOO_COMPLEX: 'The file is too complex to be read within the limits.',
  FILE_NO_TEXT: 'No readable text was found in the file.',
};

export interface DocumentFailure {
  readonly ok: false;
  readonly code: DocumentFailureCode;
  readonly message: string;
}

export function documentFailure(code: DocumentFailureCode): DocumentFailure {
  return { ok: false, code, message: documentFailureMessages[code] };
}

/** Thrown inside the reading child; becomes a `DocumentFailure` at its door. */
export class DocumentRefused extends Error {
  readonly code: DocumentFailureCode;

  constructor(code: DocumentFailureCode) {
    super(code);
    this.code = code;
  }
}
