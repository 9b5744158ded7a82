import { type Coupon, CouponInput } from '@fitfolio/credits-contract/coupon';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { BodyForm } from '../shared/form/body-form.js';
import { TextField } from '../shared/form/text-field.js';
import { parseInteger } from '../shared/form/input-values.js';
import { useBodyForm } from '../shared/form/use-body-form.js';
import { LimitFields, parseLimits, limitInputsOf } from '../shared/offers/limit-fields.js';
import { useCreateCouponMutation, useUpdateCouponMutation } from './coupons.api.js';

interface Props {
  /** null: a new one. */
  readonly coupon: Coupon | null;
  readonly onDone: () => void;
}

export function CouponForm({ coupon, onDone }: Props) {
  const { t } = useTranslation('mfe-admin');
  const [create] = useCreateCouponMutation();
  const [update] = useUpdateCouponMutation();
  const form = useBodyForm({
    keyPrefix: 'coupons',
    defaultValues: {
      code: coupon?.code ?? '',
      tokens: coupon?.tokens.toString() ?? '',
      ...limitInputsOf(coupon),
    },
    toBody: (typed) => ({
      code: typed.code,
      tokens: parseInteger(typed.tokens),
      ...parseLimits(typed, coupon),
    }),
    schema: CouponInput,
    serverErrors: { COUPON_CODE_TAKEN: 'code', COUPON_USED_UP: 'usesMax' },
    onSubmit: async (body) => {
      const { error } = await (coupon ? update({ params: { id: coupon.id }, body }) : create({ body }));
      if (error) return error;
      toast.success(t('offers.saved', { name: body.code }));
      onDone();
      return null;
    },
  });
  const keyPrefix = 'coupons';
  return (
    <BodyForm form={form} action={t(coupon ? 'offers.save' : 'coupons.create')} onCancel={onDone}>
      <TextField keyPrefix={keyPrefix} name="code" help={t('offers.codeHelp')} />
      <TextField keyPrefix={keyPrefix} name="tokens" type="number" help={t('coupons.tokensHelp')} />
      <LimitFields />
    </BodyForm>
  );
}
