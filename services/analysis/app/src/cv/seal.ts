import type { CvDocument } from '@fitfolio/analysis-contract/cv';
import type { DocumentVault } from '../documents/document-vault.js';

/** What a stored CV belongs to: the draft, or a version by its number. */
interface CvPlace {
  readonly cvId: string;
  readonly part: 'draft' | number;
}

const placeOf = ({ cvId, part }: CvPlace) => ({
  analysisId: cvId,
  kind: `cv-${part}`,
  part: 'text' as const,
});

export const sealCv = (vault: DocumentVault, document: CvDocument, place: CvPlace): Buffer =>
  vault.seal(Buffer.from(JSON.stringify(document)), placeOf(place));

export const openCv = (vault: DocumentVault, sealed: Uint8Array, keyId: string, place: CvPlace): CvDocument =>
  JSON.parse(vault.open(sealed, keyId, placeOf(place)).toString()) as CvDocument;
