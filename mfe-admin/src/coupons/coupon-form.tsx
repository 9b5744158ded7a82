import { type Coupon, CouponInput } from '@fitfolio/credits-contract/coupon';
import { useTexts } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { FormBody } from '../form/form-body.js';
import { TextField } from '../form/text-field.js';
import { wholeOf } from '../form/typed-values.js';
import { useBodyForm } from '../form/use-body-form.js';
import { LimitFields, limitsOf, typedLimits } from '../offers/limit-fields.js';
import { useCreateCouponMutation, useUpdateCouponMutation } from './coupons.api.js';

interface Props {
  /** null: a new one. */
  readonly coupon: Coupon | null;
  readonly onDone: () => void;
}

export function CouponForm({ coupon, onDone }: Props) {
  const t = useTexts('mfe-admin');
  const [create] = useCreateCouponMutation();
  const [update] = useUpdateCouponMutation();
  const form = useBodyForm({
    texts: 'coupons',
    defaultValues: {
      code: coupon?.code ?? '',
      tokens: coupon?.tokens.toString() ?? '',
      ...typedLimits(coupon),
    },
    toBody: (typed) => ({
      code: typed.code,
      tokens: wholeOf(typed.tokens),
      ...limitsOf(typed, coupon),
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
  const texts = 'coupons';
  return (
    <FormBody form={form} action={t(coupon ? 'offers.save' : 'coupons.create')} onCancel={onDone}>
      <TextField texts={texts} name="code" help={t('offers.codeHelp')} />
      <TextField texts={texts} name="tokens" type="number" help={t('coupons.tokensHelp')} />
      <LimitFields />
    </FormBody>
  );
}
