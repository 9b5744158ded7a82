import {
  type AdminBundle,
  BundleInput,
  BundleKind,
  BundleLabel,
  vndOfUsdCents,
} from '@fitfolio/credits-contract/bundle';
import { formatMoney } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { BodyForm, FieldRow } from '../shared/form/body-form.js';
import { SelectField } from '../shared/form/select-field.js';
import { TextField } from '../shared/form/text-field.js';
import { parseCents } from '../shared/form/input-values.js';
import { useBodyForm } from '../shared/form/use-body-form.js';
import { bundleBody, bundleInputsOf } from './bundle-values.js';
import { useCreateBundleMutation, useUpdateBundleMutation } from './bundles.api.js';

interface Props {
  /** null: a new one. */
  readonly bundle: AdminBundle | null;
  readonly onDone: () => void;
}

export function BundleForm({ bundle, onDone }: Props) {
  const { t } = useTranslation('mfe-admin');
  const [create] = useCreateBundleMutation();
  const [update] = useUpdateBundleMutation();
  const form = useBodyForm({
    keyPrefix: 'bundles',
    defaultValues: bundleInputsOf(bundle),
    toBody: (typed) => bundleBody(typed, bundle?.archived ?? false),
    schema: BundleInput,
    serverErrors: { BUNDLE_CODE_TAKEN: 'code' },
    onSubmit: async (body) => {
      const { error } = await (bundle ? update({ params: { id: bundle.id }, body }) : create({ body }));
      if (error) return error;
      toast.success(t('offers.saved', { name: body.code }));
      onDone();
      return null;
    },
  });
  const cents = parseCents(form.values.priceUsdCents);
  const inDong =
    cents > 0
      ? t('bundles.inDong', { amount: formatMoney(vndOfUsdCents(cents), 'VND') })
      : t('bundles.noPrice');
  const keyPrefix = 'bundles';
  return (
    <BodyForm form={form} action={t(bundle ? 'offers.save' : 'bundles.create')} onCancel={onDone}>
      <TextField keyPrefix={keyPrefix} name="code" help={t('bundles.codeHelp')} />
      <FieldRow>
        <TextField keyPrefix={keyPrefix} name="name-vi" />
        <TextField keyPrefix={keyPrefix} name="name-en" />
      </FieldRow>
      <FieldRow>
        <TextField keyPrefix={keyPrefix} name="description-vi" type="lines" />
        <TextField keyPrefix={keyPrefix} name="description-en" type="lines" />
      </FieldRow>
      <FieldRow>
        <TextField keyPrefix={keyPrefix} name="tokens" type="number" help={t('bundles.tokensHelp')} />
        <TextField keyPrefix={keyPrefix} name="priceUsdCents" type="money" help={inDong} />
      </FieldRow>
      <FieldRow>
        <SelectField
          keyPrefix={keyPrefix}
          name="kind"
          choices={BundleKind.options.map((kind) => [kind, t(`bundles.kinds.${kind}`)])}
        />
        <SelectField
          keyPrefix={keyPrefix}
          name="label"
          optional
          choices={[
            ['', t('bundles.noLabel')],
            ...BundleLabel.options.map((label) => [label, t(`bundles.labels.${label}`)] as const),
          ]}
        />
      </FieldRow>
      <TextField keyPrefix={keyPrefix} name="position" type="number" help={t('bundles.positionHelp')} />
    </BodyForm>
  );
}
