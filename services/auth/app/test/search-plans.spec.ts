import { searchesReadIndexes } from './support/search-plans.js';

// Enough that an index is worth reading; `search-plans.long.spec.ts` has more.
searchesReadIndexes(4_000);
