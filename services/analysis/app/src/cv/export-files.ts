import { exportAs, textFile } from '@fitfolio/service-kit/people/own-data';
import type { DocumentVault } from '../documents/document-vault.js';
import { CvEntity, CvVersionEntity } from './cv.entity.js';
import { openCv } from './seal.js';

/** CVs of a page: they are at most 128 KB each, and a message is less than 1 MB. */
const rowsMax = 5;

const named = (at: Date, name: string, row: object): ReturnType<typeof textFile> =>
  textFile(`cvs/${at.toISOString().slice(0, 10)}-${name}.json`, JSON.stringify(row, null, 2));

/** `cvs/2026-11-21-<id>-saved.json`. */
export const cvLayout = (vault: DocumentVault) =>
  exportAs(CvEntity, {
    rowsMax,
    attach: {},
    toFiles: ({ keyId, content, ...cv }) => {
      const document = openCv(vault, content, keyId, { cvId: cv.id, part: 'draft' });
      return [named(cv.savedAt, `${cv.id}-saved`, { ...cv, document })];
    },
  });

/** `cvs/2026-11-21-<id>-version-1.json`. */
export const cvVersionLayout = (vault: DocumentVault) =>
  exportAs(CvVersionEntity, {
    rowsMax,
    attach: {},
    toFiles: ({ keyId, content, ...version }) => {
      const { cvId, number, createdAt } = version;
      const document = openCv(vault, content, keyId, { cvId, part: number });
      return [named(createdAt, `${cvId}-version-${number}`, { ...version, document })];
    },
  });
