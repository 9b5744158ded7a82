import { ModelMode, type ModelSettings, ModelSettingsInput } from '@fitfolio/analysis-contract/models';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Button } from '@fitfolio/web-kit/ui/core';
import { Form, FormErrors } from '@fitfolio/web-kit/ui/forms';
import { FieldRow } from '../shared/form/body-form.js';
import { parseInteger } from '../shared/form/input-values.js';
import { SelectField } from '../shared/form/select-field.js';
import { TextField } from '../shared/form/text-field.js';
import { useBodyForm } from '../shared/form/use-body-form.js';

const keyPrefix = 'models';
const numbers = [
  'deadlineMs',
  'replyTokensMax',
  'dailyCallsMax',
  'dailyCostMax',
  'inputPrice',
  'outputPrice',
  'promptVersion',
] as const;

interface Props {
  readonly settings: ModelSettings;
  readonly save: (body: ModelSettingsInput) => Promise<{ readonly error?: unknown }>;
}

const typedOf = (settings: ModelSettings) => ({
  mode: settings.mode as string,
  baseUrl: settings.baseUrl,
  model: settings.model,
  apiKey: '',
  deadlineMs: String(settings.deadlineMs),
  replyTokensMax: String(settings.replyTokensMax),
  dailyCallsMax: String(settings.dailyCallsMax),
  dailyCostMax: String(settings.dailyCostMax),
  inputPrice: String(settings.inputPrice),
  outputPrice: String(settings.outputPrice),
  promptVersion: String(settings.promptVersion),
});

export function ModelForm({ settings, save }: Props) {
  const { t } = useTranslation('mfe-admin');
  const form = useBodyForm({
    keyPrefix,
    defaultValues: typedOf(settings),
    toBody: ({ apiKey, ...typed }) => ({
      ...typed,
      ...Object.fromEntries(numbers.map((name) => [name, parseInteger(typed[name])])),
      // An empty field leaves the kept key as it is.
      ...(apiKey === '' ? {} : { apiKey }),
    }),
    schema: ModelSettingsInput,
    serverErrors: { MODEL_URL_INVALID: 'baseUrl' },
    onSubmit: async (body) => {
      const { error } = await save(body);
      if (error) return error;
      toast.success(t('models.saved'));
      return null;
    },
  });
  return (
    <Form form={form}>
      <FormErrors />
      <SelectField
        keyPrefix={keyPrefix}
        name="mode"
        choices={ModelMode.options.map((mode) => [mode, t(`models.modes.${mode}`)])}
      />
      <FieldRow>
        <TextField keyPrefix={keyPrefix} name="baseUrl" help={t('models.urlHelp')} />
        <TextField keyPrefix={keyPrefix} name="model" />
      </FieldRow>
      <TextField
        keyPrefix={keyPrefix}
        name="apiKey"
        optional
        help={t(`models.keyHelp.${settings.hasKey ? 'kept' : 'none'}`)}
      />
      <FieldRow>
        <TextField keyPrefix={keyPrefix} name="deadlineMs" type="number" />
        <TextField keyPrefix={keyPrefix} name="replyTokensMax" type="number" />
      </FieldRow>
      <FieldRow>
        <TextField keyPrefix={keyPrefix} name="dailyCallsMax" type="number" />
        <TextField keyPrefix={keyPrefix} name="dailyCostMax" type="number" />
      </FieldRow>
      <FieldRow>
        <TextField keyPrefix={keyPrefix} name="inputPrice" type="number" />
        <TextField keyPrefix={keyPrefix} name="outputPrice" type="number" />
      </FieldRow>
      <TextField keyPrefix={keyPrefix} name="promptVersion" type="number" />
      <Button type="primary" htmlType="submit" loading={form.submitting}>
        {t('models.save')}
      </Button>
    </Form>
  );
}
