import { uploadBytesMax } from '@fitfolio/analysis-contract/limits';
import type { Document } from '@fitfolio/fit-engine/document';
import { type DocumentFailure, type DocumentFailureCode, documentFailure } from './document-failure.js';
import { documentFailureMessages } from './document-failure.js';
import { type DocumentType, documentType } from './document-type.js';
import { runLimitedChild } from './limited-child.js';

export interface DocumentInput {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly declaredType?: string | undefined;
}
export type ExtractedDocument = { readonly ok: true; readonly document: Document } | DocumentFailure;

const reader = new URL('./child/main', import.meta.url);

const isFailureCode = (value: unknown): value is DocumentFailureCode =>
  typeof value === 'string' && value in documentFailureMessages;

function parseAnswer(json: string): ExtractedDocument {
  const answer = JSON.parse(json) as { document?: Document; code?: unknown };
  if (answer.document) return { ok: true, document: answer.document };
  return documentFailure(isFailureCode(answer.code) ? answer.code : 'FILE_CORRUPT');
}

/**
 * The text of an uploaded PDF, DOCX or TXT with its geometry, read in a limited child process; or the one reason why
 * there is none. Never throws for what the bytes contain; rejects with the reason of `signal` when it aborts.
 */
export async function extractDocument(
  input: DocumentInput,
  signal?: AbortSignal,
): Promise<ExtractedDocument> {
  const { bytes, fileName, declaredType } = input;
  if (bytes.byteLength === 0) return documentFailure('FILE_EMPTY');
  if (bytes.byteLength > uploadBytesMax) return documentFailure('FILE_TOO_LARGE');
  const type = documentType(bytes, fileName, declaredType);
  if (isFailureCode(type)) return documentFailure(type);
  return readInChild(bytes, type, signal);
}

async function readInChild(
  bytes: Uint8Array,
  type: DocumentType,
  signal: AbortSignal | undefined,
): Promise<ExtractedDocument> {
  const outcome = await runLimitedChild(reader, [type], bytes, signal);
  signal?.throwIfAborted();
  return outcome.kind === 'killed'
    ? documentFailure('FILE_TOO_COMPLEX')
    : parseAnswer(outcome.bytes.toString('utf8'));
}
