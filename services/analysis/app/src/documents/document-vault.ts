import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { madeOnce } from '@fitfolio/service-kit/config/made-once';
import type { AnalysisConfig } from '../config.js';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const inflatedBytesMax = 64 * 1024 * 1024;

/** What an encrypted value belongs to, so that it opens in no other place. */
export interface Place {
  readonly analysisId: string;
  readonly kind: string;
  readonly part: 'file' | 'text';
}

const placed = ({ analysisId, kind, part }: Place): Buffer => Buffer.from(`${analysisId}/${kind}/${part}`);

const makeKeys = (): string =>
  `${randomBytes(4).toString('hex')}:${randomBytes(keyBytes).toString('base64')}`;

function parseKeys(text: string): Map<string, Buffer> {
  const keys = text
    .trim()
    .split(',')
    .map((entry): [string, Buffer] => {
      const [id = '', key = ''] = entry.trim().split(':');
      return [id, Buffer.from(key, 'base64')];
    });
  if (keys.some(([id, key]) => !/^[\w-]{1,40}$/.test(id) || key.length !== keyBytes))
    throw new Error('DOCUMENT_KEYS is not id:key,id:key with keys of 32 bytes as base64');
  return new Map(keys);
}

/** Encrypts what is kept of documents (AES-256-GCM, packed first); the key's id stands beside each value. */
export class DocumentVault {
  private constructor(private readonly keys: ReadonlyMap<string, Buffer>) {}

  static async of({ DOCUMENT_KEYS, DATA_DIR }: AnalysisConfig): Promise<DocumentVault> {
    const text = DOCUMENT_KEYS ?? (await madeOnce(join(DATA_DIR ?? '.', 'document-keys'), makeKeys));
    return new DocumentVault(parseKeys(text));
  }

  /** The id of the key that encrypts now. */
  get keyId(): string {
    const [first] = this.keys.keys();
    if (first === undefined) throw new Error('no document key');
    return first;
  }

  seal(bytes: Uint8Array, place: Place): Buffer {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, this.key(this.keyId), nonce).setAAD(placed(place));
    const sealed = Buffer.concat([cipher.update(gzipSync(bytes)), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** Throws when a single bit of the value, its place or its key is another. */
  open(sealed: Uint8Array, keyId: string, place: Place): Buffer {
    const bytes = Buffer.from(sealed);
    const tagAt = nonceBytes + tagBytes;
    const decipher = createDecipheriv(algorithm, this.key(keyId), bytes.subarray(0, nonceBytes))
      .setAAD(placed(place))
      .setAuthTag(bytes.subarray(nonceBytes, tagAt));
    const packed = Buffer.concat([decipher.update(bytes.subarray(tagAt)), decipher.final()]);
    return gunzipSync(packed, { maxOutputLength: inflatedBytesMax });
  }

  private key(id: string): Buffer {
    const key = this.keys.get(id);
    if (key === undefined) throw new Error(`the document key ${id} is not configured`);
    return key;
  }
}
