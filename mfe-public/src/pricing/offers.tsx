import type { Bundle } from '@fitfolio/credits-contract/bundle';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { StructuredData } from '@fitfolio/web-kit/page';

/** What is sold and for how much, for search engines. */
export function Offers({ bundles }: { bundles: readonly Bundle[] }) {
  const { t } = useTranslation('mfe-public');
  const { language } = useLanguage();
  const offers = bundles.map(({ code, name, description, priceVnd }) => ({
    '@type': 'Offer',
    sku: code,
    name: name[language],
    description: description[language],
    price: priceVnd,
    priceCurrency: 'VND',
    availability: 'https://schema.org/InStock',
  }));
  const product = {
    '@type': 'Product',
    name: 'Fitfolio',
    description: t('pricing.metaDescription'),
    brand: { '@type': 'Brand', name: 'Fitfolio' },
    offers,
  };
  return <StructuredData data={product} />;
}
