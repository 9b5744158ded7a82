import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Card } from '@fitfolio/web-kit/ui/core';
import { Tabs } from '@fitfolio/web-kit/ui/tabs';
import { PurchaseTab } from './purchase-tab.js';
import { RedeemTab } from './redeem-tab.js';

/** Adds tokens by a purchase or by a coupon code. */
export function AddTokens() {
  const { t } = useTranslation('mfe-account');
  return (
    <Card>
      <Tabs
        items={[
          { key: 'purchase', label: t('addTokens.purchase'), children: <PurchaseTab /> },
          { key: 'redeem', label: t('addTokens.redeem'), children: <RedeemTab /> },
        ]}
      />
    </Card>
  );
}
