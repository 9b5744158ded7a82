import {
  type AdminBundle,
  BundleInput,
  BundleKind,
  BundleLabel,
  vndOfUsdCents,
} from '@fitfolio/credits-contract/bundle';
import { formatMoney } from '@fitfolio/web-kit/format';
import { useTexts } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { FormBody, Pair } from '../form/form-body.js';
import { SelectField } from '../form/select-field.js';
import { TextField } from '../form/text-field.js';
import { centsOf } from '../form/typed-values.js';
import { useBodyForm } from '../form/use-body-form.js';
import { bundleBody, typedBundle } from './bundle-values.js';
import { useCreateBundleMutation, useUpdateBundleMutation } from './bundles.api.js';

interface Props {
  /** null: a new one. */
  readonly bundle: AdminBundle | null;
  readonly onDone: () => void;
}

export function BundleForm({ bundle, onDone }: Props) {
  const t = useTexts('mfe-admin');
  const [create] = useCreateBundleMutation();
  const [update] = useUpdateBundleMutation();
  const form = useBodyForm({
    texts: 'bundles',
    defaultValues: typedBundle(bundle),
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
  const cents = centsOf(form.values.priceUsdCents);
  const inDong =
    cents > 0
      ? t('bundles.inDong', { amount: formatMoney(vndOfUsdCents(cents), 'VND') })
      : t('bundles.noPrice');
  const texts = 'bundles';
  return (
    <FormBody form={form} action={t(bundle ? 'offers.save' : 'bundles.create')} onCancel={onDone}>
      <TextField texts={texts} name="code" help={t('bundles.codeHelp')} />
      <Pair>
        <TextField texts={texts} name="name-vi" />
        <TextField texts={texts} name="name-en" />
      </Pair>
      <Pair>
        <TextField texts={texts} name="description-vi" type="lines" />
        <TextField texts={texts} name="description-en" type="lines" />
      </Pair>
      <Pair>
        <TextField texts={texts} name="tokens" type="number" help={t('bundles.tokensHelp')} />
        <TextField texts={texts} name="priceUsdCents" type="money" help={inDong} />
      </Pair>
      <Pair>
        <SelectField
          texts={texts}
          name="kind"
          choices={BundleKind.options.map((kind) => [kind, t(`bundles.kinds.${kind}`)])}
        />
        <SelectField
          texts={texts}
          name="label"
          optional
          choices={[
            ['', t('bundles.noLabel')],
            ...BundleLabel.options.map((label) => [label, t(`bundles.labels.${label}`)] as const),
          ]}
        />
      </Pair>
      <TextField texts={texts} name="position" type="number" help={t('bundles.positionHelp')} />
    </FormBody>
  );
}
