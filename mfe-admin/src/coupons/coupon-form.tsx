import { type Coupon, CouponInput } from '@fitfolio/credits-contract/coupon';
import { useTexts } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { FormBody } from '../form/form-body.js';
import { TextField } from '../form/text-field.js';
import { wholeOf } from '../form/typed-values.js';
import { useForm } from '../form/use-form.js';
import { LimitFields, limitsOf, type LimitValues, typedLimits } from '../offers/limit-fields.js';
import { useCreateCouponMutation, useUpdateCouponMutation } from './coupons.api.js';

interface Props {
  /** null: a new one. */
  readonly coupon: Coupon | null;
  readonly onDone: () => void;
}

type CouponValues = LimitValues & Readonly<Record<'code' | 'tokens', string>>;

export function CouponForm({ coupon, onDone }: Props) {
  const t = useTexts('mfe-admin');
  const [create] = useCreateCouponMutation();
  const [update] = useUpdateCouponMutation();
  const form = useForm<CouponValues, CouponInput>({
    initial: {
      code: coupon?.code ?? '',
      tokens: coupon?.tokens.toString() ?? '',
      ...typedLimits(coupon),
    },
    bodyOf: (typed) => ({
      code: typed.code,
      tokens: wholeOf(typed.tokens),
      ...limitsOf(typed, coupon),
    }),
    schema: CouponInput,
    refusals: { COUPON_CODE_TAKEN: 'code', COUPON_USED_UP: 'usesMax' },
    send: async (body) => {
      const { error } = await (coupon ? update({ params: { id: coupon.id }, body }) : create({ body }));
      if (error) return error;
      toast.success(t('offers.saved', { name: body.code }));
      onDone();
      return null;
    },
  });
  const shared = { form, texts: 'coupons' } as const;
  return (
    <FormBody {...shared} action={t(coupon ? 'offers.save' : 'coupons.create')} onCancel={onDone}>
      <TextField {...shared} name="code" help={t('offers.codeHelp')} />
      <TextField {...shared} name="tokens" type="number" help={t('coupons.tokensHelp')} />
      <LimitFields form={form} />
    </FormBody>
  );
}
