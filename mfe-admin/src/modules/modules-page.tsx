import { useTranslation } from '@fitfolio/web-kit/i18n';
import { EmptyState, ErrorState, Page, PageHeading } from '@fitfolio/web-kit/page';
import { type DataColumn, DataList } from '@fitfolio/web-kit/ui/data';
import { CircleCheck, CircleX } from 'lucide-react';
import { SectionStack } from '../shared/details/section.js';
import { BreakableText, CellNote, CellStack, CellTitle, none } from '../shared/list/cells.js';
import { Badge } from '../shared/list/badge.js';
import { type ModuleRow, useListModulesQuery } from './modules.api.js';
import { Releases } from './releases.js';

const badges = {
  running: { icon: CircleCheck, tone: 'good' },
  leftOut: { icon: CircleX, tone: 'bad' },
} as const;

/** On the site, or why not. */
function State({ leftOut }: Pick<ModuleRow, 'leftOut'>) {
  const { t } = useTranslation('mfe-admin');
  const state = leftOut ? 'leftOut' : 'running';
  return (
    <CellStack>
      <Badge look={badges[state]}>{t(`modules.states.${state}`)}</Badge>
      {leftOut ? (
        <CellNote>
          {t(`modules.reasons.${leftOut.reason}`, { ...leftOut, defaultValue: leftOut.reason })}
        </CellNote>
      ) : null}
    </CellStack>
  );
}

function Paths({ paths }: Pick<ModuleRow, 'paths'>) {
  const { t } = useTranslation('mfe-admin');
  if (paths.length === 0) return none;
  return (
    <CellStack>
      {paths.map(([path, access]) => (
        <BreakableText key={path}>
          <code>{path}</code> · {t(`modules.access.${access}`, { defaultValue: access })}
        </BreakableText>
      ))}
    </CellStack>
  );
}

function useModuleColumns(): readonly DataColumn<ModuleRow>[] {
  const { t } = useTranslation('mfe-admin');
  return [
    {
      key: 'name',
      title: t('modules.columns.name'),
      role: 'title',
      render: ({ name }) => <CellTitle>{name}</CellTitle>,
    },
    {
      key: 'version',
      title: t('modules.columns.version'),
      render: ({ version }) => version ?? none,
    },
    {
      key: 'paths',
      title: t('modules.columns.paths'),
      role: 'block',
      render: ({ paths }) => <Paths paths={paths} />,
    },
    {
      key: 'state',
      title: t('modules.columns.state'),
      render: ({ leftOut }) => <State leftOut={leftOut} />,
    },
  ];
}

/** The parts the site is put together from: which run, and why another is left out. */
export function ModulesPage() {
  const { t } = useTranslation('mfe-admin');
  const { data, error, refetch } = useListModulesQuery();
  const columns = useModuleColumns();
  const title = t('modules.title');
  return (
    <Page meta={{ title, index: false }}>
      <PageHeading lead={t('modules.lead')}>{title}</PageHeading>
      <SectionStack>
        {error && !data ? (
          <ErrorState title={t('modules.failed')} error={error} onRetry={refetch} />
        ) : (
          <DataList
            caption={title}
            columns={columns}
            rows={data}
            rowKey={({ name }) => name}
            empty={<EmptyState title={t('modules.empty.title')} text={t('modules.empty.text')} />}
          />
        )}
        <Releases />
      </SectionStack>
    </Page>
  );
}
