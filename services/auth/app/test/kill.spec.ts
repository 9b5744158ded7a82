import { losesNobodyWhenKilled } from './support/kill.js';

// Other moments: `kill.long.spec.ts`.
losesNobodyWhenKilled([60]);
