import { listBundles } from '@fitfolio/credits-contract/bundle';
import { runAlone } from '@fitfolio/web-kit/dev/run-alone';
import { answer } from '@fitfolio/web-kit/testing/handlers';
import remote from './remote.js';

const standard = {
  id: '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9b15',
  code: 'standard',
  kind: 'tier' as const,
  name: { vi: 'Tiêu chuẩn', en: 'Standard' },
  description: { vi: '', en: '' },
  tokens: 5,
  priceUsdCents: 1000,
  priceVnd: 200_000,
  perTokenUsdCents: 200,
  perTokenVnd: 40_000,
  savingPercent: 20,
  label: 'popular' as const,
};

runAlone(remote, [answer(listBundles, { data: [standard] })]);
