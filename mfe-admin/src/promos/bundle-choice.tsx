import { listBundles } from '@fitfolio/credits-contract/bundle';
import { api, routeQuery } from '@fitfolio/web-kit/api';
import { useLanguage, useTexts } from '@fitfolio/web-kit/i18n';
import styles from '../form/form.module.css';

const { useListBundlesQuery } = api.injectEndpoints({
  endpoints: (build) => ({ listBundles: routeQuery(build, listBundles, { providesTags: ['Bundles'] }) }),
});

interface Props {
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** The bundles on sale a promotion is for; none chosen is all. */
export function BundleChoice({ chosen, onChange }: Props) {
  const t = useTexts('mfe-admin');
  const { language } = useLanguage();
  const { data } = useListBundlesQuery();
  const turn = (id: string): void =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <fieldset className={styles['choices']} aria-describedby="bundleIds-help">
      <legend className={styles['legend']}>{t('promos.fields.bundleIds')}</legend>
      <p id="bundleIds-help" className={styles['help']}>
        {t('promos.bundlesHelp')}
      </p>
      <div className={styles['columns']}>
        {data?.data.map(({ id, name }) => (
          <label key={id} className={styles['choice']}>
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => turn(id)} />
            {name[language]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
