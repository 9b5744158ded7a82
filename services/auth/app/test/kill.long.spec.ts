import { losesNobodyWhenKilled } from './support/kill.js';

// From before anything is written to after the mail is away; `test:faults` kills at any moment.
losesNobodyWhenKilled([10, 60, 220]);
