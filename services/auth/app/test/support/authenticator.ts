import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, SignedByPasskey } from '@fitfolio/auth-contract/passkey';
import type { z } from 'zod';

type Options = Readonly<Record<string, unknown>>;
const site = { id: 'localhost', origin: 'http://localhost:8080' };
/** User present, user verified, may be backed up, is backed up, has credential data. */
const flags = { present: 1, verified: 4, eligible: 8, backedUp: 16, attested: 64 };

/** As much of CBOR as an attestation needs. */
function cbor(value: unknown): Buffer {
  const head = (major: number, n: number): Buffer => {
    const kind = major << 5;
    if (n < 24) return Buffer.from([kind | n]);
    return n < 256 ? Buffer.from([kind | 24, n]) : Buffer.from([kind | 25, n >> 8, n & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flat().map((part) => cbor(part))]);
  throw new Error('not needed');
}

/** A passkey in software: makes a credential and signs with it, as a browser hands it to a page. */
export function authenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;
  const dataOf = (bits: number, rest = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(site.id).digest(), Buffer.from([bits]), count, rest]);
  };
  const clientData = (type: string, { challenge }: Options, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
  };
  return {
    create(options: Options): z.input<typeof NewPasskey> {
      const key = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)]);
      const bits = flags.present | flags.verified | flags.eligible | flags.attested;
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', dataOf(bits, attested)],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', options, site.origin).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
        },
      };
    },
    /** `copied`: a clone that does not know how often the other one has signed. */
    sign(
      options: Options,
      { origin = site.origin, verified = true, copied = false } = {},
    ): z.input<typeof SignedByPasskey> {
      if (!copied) counter += 1;
      const bits = flags.present | flags.eligible | flags.backedUp | (verified ? flags.verified : 0);
      const authData = dataOf(bits);
      const client = clientData('webauthn.get', options, origin);
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}
