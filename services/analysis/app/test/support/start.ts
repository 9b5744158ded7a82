import type { Start } from '@fitfolio/service-kit/boot/run-main';
import { start as startAnalysis } from '../../src/main.js';
import { rememberAnswers } from './remember.js';

rememberAnswers();

/** Encrypts the documents of tests. */
export const documentKeys = `test:${Buffer.alloc(32, 7).toString('base64')}`;

/** The service with what its environment must give. */
export const start: Start = (env, role) => startAnalysis({ DOCUMENT_KEYS: documentKeys, ...env }, role);
