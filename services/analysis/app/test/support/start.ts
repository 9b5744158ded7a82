import type { Start } from '@fitfolio/service-kit/boot/run-main';
import { start as startAnalysis } from '../../src/main.js';
import { rememberAnswers } from './remember.js';

/** Encrypts the documents of tests. */
export const documentKeys = `test:${Buffer.alloc(32, 7).toString('base64')}`;

/** The service with what its environment must give. */
export const start: Start = async (env, role) => {
  const forget = rememberAnswers();
  try {
    const service = await startAnalysis({ DOCUMENT_KEYS: documentKeys, ...env }, role);
    const close = service.close.bind(service);
    return Object.assign(service, { close: () => close().finally(forget) });
  } catch (error) {
    forget();
    throw error;
  }
};
