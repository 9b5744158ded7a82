import '@fastify/multipart';
import type { AnyRoute, FileField } from '@fitfolio/contract-kit/route';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cleanFileName } from './file-name.js';
import type { UploadedFile } from './handles.js';
import { invalidInput } from './invalid-input.js';
import { problem, ProblemError } from './problem-error.js';
import { isFastifyError } from './to-problem.js';

const fieldNameBytesMax = 100;
const fieldBytesMax = 1024 * 1024;
const fieldsMax = 20;
const headerPairsMax = 20;
const tooLargeStatus = 413;

export interface Multipart {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, UploadedFile>>;
}

/** Reads a form of a route, refusing while it streams in whatever the route does not take. */
export async function readMultipart(request: FastifyRequest, route: AnyRoute): Promise<Multipart> {
  const wanted = route.files ?? {};
  const known = route.body instanceof z.ZodObject ? Object.keys(route.body.shape) : [];
  if (!request.isMultipart()) {
    throw problem('UNSUPPORTED_MEDIA_TYPE', 'Send this as multipart/form-data.');
  }
  const fields: Record<string, string> = {};
  const files: Record<string, UploadedFile> = {};
  const parts = request.parts({
    limits: {
      fieldNameSize: fieldNameBytesMax,
      fieldSize: fieldBytesMax,
      fields: fieldsMax,
      files: Object.keys(wanted).length + 1,
      parts: fieldsMax + Object.keys(wanted).length,
      headerPairs: headerPairsMax,
      fileSize: Math.max(1, ...Object.values(wanted).map((f) => f.bytesMax)) + 1,
    },
  });
  for await (const part of ofForm(parts)) {
    const name = part.fieldname;
    if (Object.hasOwn(fields, name) || Object.hasOwn(files, name))
      throw fault(name, 'duplicate', 'Sent twice.');
    if (part.type === 'field') {
      if (typeof part.value !== 'string') throw fault(name, 'invalid_type', 'Send this as text.');
      // Of a form nothing is read to its end that the route does not take.
      if (!known.includes(name)) throw fault(name, 'unrecognized_key', 'Not a field of this call.');
      if (part.valueTruncated) throw fault(name, 'too_big', 'Too long.');
      fields[name] = part.value;
      continue;
    }
    const field = Object.hasOwn(wanted, name) ? wanted[name] : undefined;
    if (field === undefined) throw fault(name, 'unrecognized_key', 'Not a file of this call.');
    const bytes = await readFile(part.file, name, field);
    // A file input nobody used comes as an empty part without a name.
    if (bytes.byteLength === 0 && (part.filename ?? '') === '') continue;
    files[name] = { fileName: cleanFileName(part.filename), declaredType: part.mimetype, bytes };
  }
  return { fields, files };
}

/** What a form streams, parts or bytes. Where it cannot be read, the client sent something else than a form. */
async function* ofForm<T>(stream: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* stream;
  } catch (error) {
    if (isFastifyError(error)) throw error;
    throw problem('INVALID_INPUT', 'The form could not be read.', { cause: error });
  }
}

async function readFile(stream: AsyncIterable<Buffer>, name: string, field: FileField): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of ofForm(stream)) {
    size += chunk.byteLength;
    if (size > field.bytesMax) {
      throw new ProblemError('FILE_TOO_LARGE', tooLargeStatus, 'The file is too large.', {
        details: { field: name, document: name, bytesMax: field.bytesMax },
      });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const fault = (name: string, code: string, message: string): ProblemError =>
  invalidInput([{ path: `body.${name}`, code, message }]);
