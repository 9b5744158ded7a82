import { z } from 'zod';

/** What a browser is asked to sign or to make: the JSON forms of WebAuthn level 3, made and read by the same library. */
export const PasskeyOptions = z.record(z.string(), z.unknown());

const bytesCharsMax = 16_384;
const Bytes = z
  .string()
  .max(bytesCharsMax)
  .regex(/^[\w-]*$/);
const credential = {
  id: Bytes.min(1),
  rawId: Bytes.min(1),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.record(z.string().max(100), z.unknown()).optional(),
};

/** A new passkey, as a browser gives it. */
export const NewPasskey = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    authenticatorData: Bytes.optional(),
    transports: z.array(z.string().max(20)).max(10).optional(),
    publicKeyAlgorithm: z.number().int().optional(),
    publicKey: Bytes.optional(),
  }),
});

/** What a passkey has signed, as a browser gives it. */
export const SignedByPasskey = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Bytes.optional(),
  }),
});
