import { afterEach, beforeEach } from '@jest/globals';
import { act, cleanup } from '@testing-library/react';
import { i18n } from '../i18n/i18n.js';
import { toastStore } from '../toast/toast-store.js';

beforeEach(() => {
  localStorage.clear();
});

afterEach(async () => {
  cleanup();
  toastStore.clear();
  await act(() => i18n.changeLanguage('vi'));
});
