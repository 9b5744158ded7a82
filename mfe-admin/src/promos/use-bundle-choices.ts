import { listAllBundles, listBundles } from '@fitfolio/credits-contract/bundle';
import { pageSizeMax } from '@fitfolio/contract-kit/page';
import { api, routeQuery } from '@fitfolio/web-kit/api';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { useState } from 'react';

const { useListBundlesQuery, useFindBundlesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listBundles: routeQuery(build, listBundles, { providesTags: ['Bundles'] }),
    findBundles: routeQuery(build, listAllBundles, { providesTags: ['Bundles'] }),
  }),
});

export interface BundleOption {
  readonly id: string;
  readonly name: string;
  /** Why it cannot be chosen anew. */
  readonly note?: string;
}

/** What is on sale, then what the promotion was for before and is not sold any more: by name, or by id if it has none. */
export function useBundleChoices(chosen: readonly string[]) {
  const { t } = useTranslation('mfe-admin');
  const { language } = useLanguage();
  const [before] = useState(chosen);
  const onSale = useListBundlesQuery();
  const sold = onSale.data?.data.map(({ id, name }): BundleOption => ({ id, name: name[language] }));
  const gone = sold ? before.filter((id) => !sold.some((bundle) => bundle.id === id)) : [];
  const all = useFindBundlesQuery(
    { query: { page: 1, pageSize: pageSizeMax, sort: 'position' } },
    { skip: gone.length === 0 },
  );
  const nameOf = (id: string) => all.data?.data.find((bundle) => bundle.id === id)?.name[language] ?? id;
  const archived = gone.map((id) => ({ id, name: nameOf(id), note: t('offers.states.archived') }));
  return {
    options: all.isLoading ? undefined : sold?.concat(archived),
    error: onSale.data ? undefined : onSale.error,
    refetch: onSale.refetch,
  };
}
