import { afterEach, beforeEach } from '@jest/globals';
import { act, cleanup, configure } from '@testing-library/react';
import { i18n } from '../i18n/i18n.js';
import { toastStore } from '../toast/toast-store.js';

// A busy machine makes tests slow; that must not fail them.
configure({ asyncUtilTimeout: 15_000 });
// React takes a stack for every element, and Jest wants a hundred lines of each: a tenth is enough.
Error.stackTraceLimit = 10;

beforeEach(() => {
  localStorage.clear();
});

afterEach(async () => {
  cleanup();
  toastStore.clear();
  await act(() => i18n.changeLanguage('vi'));
});
