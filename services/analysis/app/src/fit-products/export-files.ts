import { exportAs, textFile } from '@fitfolio/service-kit/people/own-data';
import { FitProductEntity } from './fit-product.entity.js';

/** `career-plans/2026-11-21-<id>.json`, and the other kinds likewise. */
export const fitProductLayout = exportAs(FitProductEntity, {
  rowsMax: 1,
  attach: {},
  toFiles: (product) => {
    const { id, kind, createdAt } = product;
    const name = `${kind}s/${createdAt.toISOString().slice(0, 10)}-${id}.json`;
    return [textFile(name, JSON.stringify(product, null, 2))];
  },
});
