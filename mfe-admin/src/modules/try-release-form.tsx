import { changeModule, type Module } from '@fitfolio/auth-contract/modules';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { FormField } from '@fitfolio/web-kit/ui/forms';
import { BodyForm } from '../shared/form/body-form.js';
import { SelectField } from '../shared/form/select-field.js';
import { TextField } from '../shared/form/text-field.js';
import { useBodyForm } from '../shared/form/use-body-form.js';
import styles from './modules.module.css';
import { useChangeModuleMutation } from './releases.api.js';

interface Props {
  readonly module: Module;
  readonly onDone: () => void;
}

const keyPrefix = 'releases';
const weightOfFirstTry = 10;

/** Which release some people try, and how many. */
export function TryReleaseForm({ module, onDone }: Props) {
  const { t } = useTranslation('mfe-admin');
  const [change] = useChangeModuleMutation();
  const { name, stable, canary } = module;
  const others = module.versions.filter((version) => version !== stable);
  const form = useBodyForm({
    keyPrefix,
    defaultValues: {
      version: canary?.version ?? others.at(-1) ?? '',
      weight: String(canary?.weight ?? weightOfFirstTry),
      audience: canary?.audience[0] ?? '',
      reason: '',
    },
    toBody: ({ version, weight, audience, reason }) => ({
      verb: 'release',
      version,
      weight: Number(weight),
      audience: audience === '' ? [] : [audience],
      reason,
    }),
    schema: changeModule.body,
    onSubmit: async (body) => {
      const { error } = await change({ params: { name }, body });
      if (error) return error;
      toast.success(t('releases.done', { name }));
      onDone();
      return null;
    },
  });
  return (
    <BodyForm form={form} action={t('releases.try')} onCancel={onDone}>
      <SelectField
        keyPrefix={keyPrefix}
        name="version"
        choices={others.map((version) => [version, version])}
      />
      <FormField name="weight" label={t('releases.fields.weight')} help={t('releases.weightHelp')}>
        {({ value, ...field }) => (
          <span className={styles['weight']}>
            <input
              {...field}
              type="range"
              min={0}
              max={100}
              value={value}
              aria-valuetext={t('releases.percent', { weight: value })}
            />
            <output htmlFor="weight">{t('releases.percent', { weight: value })}</output>
          </span>
        )}
      </FormField>
      <SelectField
        keyPrefix={keyPrefix}
        name="audience"
        choices={[
          ['', t('releases.audiences.nobody')],
          ['admin', t('releases.audiences.admin')],
        ]}
      />
      <TextField keyPrefix={keyPrefix} name="reason" type="lines" help={t('reason.help')} />
    </BodyForm>
  );
}
