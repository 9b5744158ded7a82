import { type LinearModel, parseModel } from '../../chain/linear.js';
import { knowledgeWeights } from './knowledge-weights.generated.js';
import { roleWeights } from './role-weights.generated.js';
import { spanWeights } from './span-weights.generated.js';

let read: { readonly roles: LinearModel; readonly spans: LinearModel } | undefined;

/** The two models of a post, read when first needed: a browser that only adds up never reads them. */
export function postModels(): { readonly roles: LinearModel; readonly spans: LinearModel } {
  read ??= { roles: parseModel(roleWeights), spans: parseModel(spanWeights) };
  return read;
}

let knowledge: LinearModel | undefined;

/** The model of pieces that name knowledge, in any sentence. */
export const knowledgeModel = (): LinearModel => (knowledge ??= parseModel(knowledgeWeights));
