import { vndOfUsdCents } from '@fitfolio/credits-contract/bundle';
import { type Promo, PromoInput } from '@fitfolio/payments-contract/promo';
import { formatMoney } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { BodyForm, FieldRow } from '../shared/form/body-form.js';
import { SelectField } from '../shared/form/select-field.js';
import { TextField } from '../shared/form/text-field.js';
import { parseCents, dollarsInputOf, parseInteger } from '../shared/form/input-values.js';
import { useBodyForm } from '../shared/form/use-body-form.js';
import { LimitFields, parseLimits, limitInputsOf } from '../shared/offers/limit-fields.js';
import { BundleChoice } from './bundle-choice.js';
import { useCreatePromoMutation, useUpdatePromoMutation } from './promos.api.js';

interface Props {
  /** null: a new one. */
  readonly promo: Promo | null;
  readonly onDone: () => void;
}

const typedValue = ({ kind, value }: Promo): string =>
  kind === 'fixed' ? dollarsInputOf(value) : String(value);

export function PromoForm({ promo, onDone }: Props) {
  const { t } = useTranslation('mfe-admin');
  const [create] = useCreatePromoMutation();
  const [update] = useUpdatePromoMutation();
  const form = useBodyForm({
    keyPrefix: 'promos',
    defaultValues: {
      code: promo?.code ?? '',
      kind: promo?.kind ?? 'percent',
      value: promo ? typedValue(promo) : '',
      bundleIds: promo?.bundleIds ?? [],
      ...limitInputsOf(promo),
    },
    toBody: (typed) => ({
      code: typed.code,
      kind: typed.kind,
      value: typed.kind === 'fixed' ? parseCents(typed.value) : parseInteger(typed.value),
      bundleIds: typed.bundleIds,
      ...parseLimits(typed, promo),
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
  const cents = parseCents(value);
  const inDong =
    cents > 0
      ? t('promos.inDong', { amount: formatMoney(vndOfUsdCents(cents), 'VND') })
      : t('promos.inDollars');
  const keyPrefix = 'promos';
  return (
    <BodyForm form={form} action={t(promo ? 'offers.save' : 'promos.create')} onCancel={onDone}>
      <TextField keyPrefix={keyPrefix} name="code" help={t('offers.codeHelp')} />
      <FieldRow>
        <SelectField
          keyPrefix={keyPrefix}
          name="kind"
          help={t('promos.kindHelp')}
          choices={[
            ['percent', t('promos.kinds.percent')],
            ['fixed', t('promos.kinds.fixed')],
          ]}
        />
        <TextField
          keyPrefix={keyPrefix}
          name="value"
          type="money"
          help={kind === 'fixed' ? inDong : t('promos.percentHelp')}
        />
      </FieldRow>
      <BundleChoice />
      <LimitFields />
    </BodyForm>
  );
}
