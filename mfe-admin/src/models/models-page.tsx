import type {
  ModelFeature,
  ModelSettings,
  ModelSettingsInput,
  ModelTest,
} from '@fitfolio/analysis-contract/models';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { ErrorState, Page, PageHeading } from '@fitfolio/web-kit/page';
import { toast } from '@fitfolio/web-kit/toast';
import { Button, Card, Skeleton } from '@fitfolio/web-kit/ui/core';
import { useState } from 'react';
import { DescriptionList } from '../shared/details/description-list.js';
import { Section, SectionStack } from '../shared/details/section.js';
import { ModelForm } from './model-form.js';
import { dollars, ModelTestResult } from './model-test.js';
import {
  useAdminGetFitModelQuery,
  useAdminGetFreeModelQuery,
  useAdminSaveFitModelMutation,
  useAdminSaveFreeModelMutation,
  useAdminTestFitModelMutation,
  useAdminTestFreeModelMutation,
} from './models.api.js';

interface Props {
  readonly feature: ModelFeature;
  readonly found: {
    readonly currentData?: { data: ModelSettings };
    readonly error?: unknown;
    refetch: () => unknown;
  };
  readonly save: (body: ModelSettingsInput) => Promise<{ readonly error?: unknown }>;
  readonly test: () => Promise<{ readonly data?: { data: ModelTest }; readonly error?: unknown }>;
}

function ModelPage({ feature, found, save, test }: Props) {
  const { t } = useTranslation('mfe-admin');
  const settings = found.currentData?.data;
  return (
    <Page meta={{ title: t(`models.titles.${feature}`), index: false }}>
      <PageHeading lead={t('models.lead')}>{t(`models.titles.${feature}`)}</PageHeading>
      {found.error && !settings ? (
        <ErrorState title={t('models.failed')} error={found.error} onRetry={found.refetch} />
      ) : null}
      {!found.error && !settings ? (
        <Card>
          <Skeleton lines={9} />
        </Card>
      ) : null}
      {settings ? (
        <SectionStack>
          <State settings={settings} />
          <Section id="model-settings" title={t('models.settings')}>
            <ModelForm key={settings.updatedAt} settings={settings} save={save} />
          </Section>
          <Test test={test} />
        </SectionStack>
      ) : null}
    </Page>
  );
}

function State({ settings: { openUntil, today, updatedAt } }: { settings: ModelSettings }) {
  const { t } = useTranslation('mfe-admin');
  return (
    <Section id="model-state" title={t('models.state')}>
      <DescriptionList
        rows={[
          [
            t('models.facts.breaker'),
            openUntil ? `${t('models.facts.open')} ${formatDateTime(openUntil)}` : t('models.facts.closed'),
          ],
          [t('models.facts.calls'), today.calls],
          [t('models.facts.tokens'), today.tokens],
          [t('models.facts.cost'), dollars(today.cost)],
          [t('models.facts.updated'), updatedAt ? formatDateTime(updatedAt) : t('models.facts.never')],
        ]}
      />
    </Section>
  );
}

function Test({ test }: Pick<Props, 'test'>) {
  const { t } = useTranslation('mfe-admin');
  const errorText = useErrorText();
  const [result, setResult] = useState<ModelTest | null>(null);
  const [running, setRunning] = useState(false);
  const run = async (): Promise<void> => {
    setRunning(true);
    const { data, error } = await test();
    setRunning(false);
    if (error) toast.error(t('models.test.failed'), errorText(error));
    setResult(data?.data ?? null);
  };
  return (
    <Section id="model-test" title={t('models.test.title')}>
      <p>{t('models.test.about')}</p>
      <Button loading={running} onClick={() => void run()}>
        {t('models.test.run')}
      </Button>
      <div aria-live="polite">{result ? <ModelTestResult test={result} /> : null}</div>
    </Section>
  );
}

export function FreeModelPage() {
  const [save] = useAdminSaveFreeModelMutation();
  const [test] = useAdminTestFreeModelMutation();
  const found = useAdminGetFreeModelQuery();
  return (
    <ModelPage feature="free-analysis" found={found} save={(body) => save({ body })} test={() => test()} />
  );
}

export function FitModelPage() {
  const [save] = useAdminSaveFitModelMutation();
  const [test] = useAdminTestFitModelMutation();
  const found = useAdminGetFitModelQuery();
  return (
    <ModelPage
      feature="premium-fit-analysis"
      found={found}
      save={(body) => save({ body })}
      test={() => test()}
    />
  );
}
