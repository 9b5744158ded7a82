import { searchesReadIndexes } from './support/search-plans.js';

searchesReadIndexes(20_000);
