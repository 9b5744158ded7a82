import { asksAgainAfterKills } from '../support/kill.js';

// Earlier and later moments: `kill.db.long.spec.ts`.
asksAgainAfterKills([12]);
