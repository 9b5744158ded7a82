import type { Document } from '@fitfolio/fit-engine/document';
import type { DocumentVault } from '../documents/document-vault.js';

/** Who a candidate is. */
export interface Identity {
  readonly fileName: string;
  /** As it was read of the résumé; null where none was found. */
  readonly name: string | null;
}

/** What is sealed of a screening (`job`), of a candidate, or of what the person corrected. */
type Sealed = 'job' | 'identity' | 'document' | 'report' | 'correction';

const placeOf = (id: string, what: Sealed) => ({
  analysisId: id,
  kind: `screening-${what}`,
  part: 'text' as const,
});

export const seal = (vault: DocumentVault, id: string, what: Sealed, value: object): Buffer =>
  vault.seal(Buffer.from(JSON.stringify(value)), placeOf(id, what));

/** The bytes of the JSON; a report is parsed where it is read, beside the service's loop. */
export const openBytes = (
  vault: DocumentVault,
  id: string,
  what: Sealed,
  sealed: Uint8Array,
  keyId: string,
): Buffer => vault.open(sealed, keyId, placeOf(id, what));

export const openDocument = (
  vault: DocumentVault,
  id: string,
  what: 'job' | 'document',
  sealed: Uint8Array,
  keyId: string,
): Document => JSON.parse(openBytes(vault, id, what, sealed, keyId).toString()) as Document;

export const openIdentity = (
  vault: DocumentVault,
  { id, identity, keyId }: { readonly id: string; readonly identity: Uint8Array; readonly keyId: string },
): Identity => JSON.parse(openBytes(vault, id, 'identity', identity, keyId).toString()) as Identity;
