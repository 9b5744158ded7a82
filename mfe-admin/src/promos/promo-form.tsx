import { vndOfUsdCents } from '@fitfolio/credits-contract/bundle';
import { type Promo, PromoInput } from '@fitfolio/payments-contract/promo';
import { formatMoney } from '@fitfolio/web-kit/format';
import { useTexts } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { FormBody, Pair } from '../form/form-body.js';
import { SelectField } from '../form/select-field.js';
import { TextField } from '../form/text-field.js';
import { centsOf, typedDollars, wholeOf } from '../form/typed-values.js';
import { useBodyForm } from '../form/use-body-form.js';
import { LimitFields, limitsOf, typedLimits } from '../offers/limit-fields.js';
import { BundleChoice } from './bundle-choice.js';
import { useCreatePromoMutation, useUpdatePromoMutation } from './promos.api.js';

interface Props {
  /** null: a new one. */
  readonly promo: Promo | null;
  readonly onDone: () => void;
}

const typedValue = ({ kind, value }: Promo): string =>
  kind === 'fixed' ? typedDollars(value) : String(value);

export function PromoForm({ promo, onDone }: Props) {
  const t = useTexts('mfe-admin');
  const [create] = useCreatePromoMutation();
  const [update] = useUpdatePromoMutation();
  const form = useBodyForm({
    texts: 'promos',
    defaultValues: {
      code: promo?.code ?? '',
      kind: promo?.kind ?? 'percent',
      value: promo ? typedValue(promo) : '',
      bundleIds: promo?.bundleIds ?? [],
      ...typedLimits(promo),
    },
    toBody: (typed) => ({
      code: typed.code,
      kind: typed.kind,
      value: typed.kind === 'fixed' ? centsOf(typed.value) : wholeOf(typed.value),
      bundleIds: typed.bundleIds,
      ...limitsOf(typed, promo),
    }),
    schema: PromoInput,
    serverErrors: { PROMO_CODE_TAKEN: 'code', PROMO_USED_UP: 'usesMax' },
    onSubmit: async (body) => {
      const { error } = await (promo ? update({ params: { id: promo.id }, body }) : create({ body }));
      if (error) return error;
      toast.success(t('offers.saved', { name: body.code }));
      onDone();
      return null;
    },
  });
  const { kind, value } = form.values;
  const cents = centsOf(value);
  const inDong =
    cents > 0
      ? t('promos.inDong', { amount: formatMoney(vndOfUsdCents(cents), 'VND') })
      : t('promos.inDollars');
  const texts = 'promos';
  return (
    <FormBody form={form} action={t(promo ? 'offers.save' : 'promos.create')} onCancel={onDone}>
      <TextField texts={texts} name="code" help={t('offers.codeHelp')} />
      <Pair>
        <SelectField
          texts={texts}
          name="kind"
          help={t('promos.kindHelp')}
          choices={[
            ['percent', t('promos.kinds.percent')],
            ['fixed', t('promos.kinds.fixed')],
          ]}
        />
        <TextField
          texts={texts}
          name="value"
          type="money"
          help={kind === 'fixed' ? inDong : t('promos.percentHelp')}
        />
      </Pair>
      <BundleChoice />
      <LimitFields />
    </FormBody>
  );
}
