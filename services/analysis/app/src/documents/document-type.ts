import { uploadExtensions } from '@fitfolio/analysis-contract/limits';
import type { DocumentFailureCode } from './document-failure.js';

export type DocumentType = (typeof uploadExtensions)[number];

const declaredTypes: Readonly<Record<DocumentType, readonly string[]>> = {
  pdf: ['application/pdf', 'application/x-pdf'],
  docx: [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/zip',
    'application/x-zip-compressed',
  ],
  txt: ['text/plain'],
};
const undeclared = ['', 'application/octet-stream', 'binary/octet-stream'];

const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, i) => bytes[i] === byte);

const pdfMagic = [0x25, 0x50, 0x44, 0x46, 0x2d];
const zipMagic = [0x50, 0x4b, 0x03, 0x04];
const oleMagic = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** An encrypted DOCX is an OLE file with this stream; its name is in UTF-16. */
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');

function looksBinary(bytes: Uint8Array): boolean {
  const utf16 = startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]);
  return !utf16 && bytes.subarray(0, 65_536).includes(0);
}

/** The type on which extension, declared type and first bytes agree, or why there is none. */
export function documentType(
  bytes: Uint8Array,
  fileName: string,
  declaredType = '',
): DocumentType | DocumentFailureCode {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  const type = uploadExtensions.find((known) => known === extension && fileName.includes('.'));
  const declared = (declaredType.split(';')[0] ?? '').trim().toLowerCase();
  if (type === undefined) return 'FILE_TYPE_INVALID';
  if (!undeclared.includes(declared) && !declaredTypes[type].includes(declared)) return 'FILE_TYPE_INVALID';
  if (type === 'pdf') return startsWith(bytes, pdfMagic) ? 'pdf' : 'FILE_TYPE_INVALID';
  if (type === 'docx') {
    if (startsWith(bytes, zipMagic)) return 'docx';
    const encrypted = startsWith(bytes, oleMagic) && Buffer.from(bytes).includes(encryptedPackage);
    return encrypted ? 'FILE_ENCRYPTED' : 'FILE_TYPE_INVALID';
  }
  const foreign = [pdfMagic, zipMagic, oleMagic].some((magic) => startsWith(bytes, magic));
  return foreign || looksBinary(bytes) ? 'FILE_TYPE_INVALID' : 'txt';
}
