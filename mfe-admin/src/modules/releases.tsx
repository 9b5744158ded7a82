import type { Module } from '@fitfolio/auth-contract/modules';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Button, VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import { type DataColumn, DataList } from '@fitfolio/web-kit/ui/data';
import { CircleCheck, CircleSlash, TriangleAlert } from 'lucide-react';
import { Section } from '../shared/details/section.js';
import { useDialog } from '../shared/dialog/use-dialog.js';
import { Badge } from '../shared/list/badge.js';
import { BreakableText, CellNote, CellStack, CellTitle } from '../shared/list/cells.js';
import styles from './modules.module.css';
import { ReleaseHistory } from './release-history.js';
import { useListReleasesQuery } from './releases.api.js';
import { TryReleaseForm } from './try-release-form.js';
import { type SimpleVerb, useModuleChange } from './use-module-change.js';

const badges = {
  asWanted: { icon: CircleCheck, tone: 'good' },
  faulty: { icon: TriangleAlert, tone: 'warn' },
  off: { icon: CircleSlash, tone: 'soft' },
} as const;

/** Who gets which release. */
function People({ module: { stable, canary, enabled, served } }: { module: Module }) {
  const { t } = useTranslation('mfe-admin');
  const others = canary && canary.weight > 0;
  return (
    <CellStack>
      <BreakableText>
        {t(others ? 'releases.others' : 'releases.everybody', { version: stable })}
      </BreakableText>
      {canary ? (
        <BreakableText>
          {t('releases.tried', { version: canary.version, weight: canary.weight })}
          {canary.audience.includes('admin') ? t('releases.andAdmins') : ''}
        </BreakableText>
      ) : null}
      {enabled && served !== stable ? (
        <CellNote>
          {served ? t('releases.servedOther', { version: served }) : t('releases.servedNone')}
        </CellNote>
      ) : null}
    </CellStack>
  );
}

function Health({ module: { enabled, faults } }: { module: Module }) {
  const { t } = useTranslation('mfe-admin');
  const state = !enabled ? 'off' : faults.length > 0 ? 'faulty' : 'asWanted';
  return (
    <CellStack>
      <Badge look={badges[state]}>{t(`releases.states.${state}`)}</Badge>
      {enabled ? faults.map((fault) => <CellNote key={fault}>{fault}</CellNote>) : null}
    </CellStack>
  );
}

/** The changes that a module can take. */
function verbsOf({ canary, history, enabled }: Module): readonly SimpleVerb[] {
  if (!enabled) return ['enable'];
  return [
    ...(canary ? (['promote'] as const) : []),
    ...(canary || history.length > 1 ? (['undo'] as const) : []),
    ...(history.length > 0 ? (['disable'] as const) : []),
  ];
}

/** The releases of each remote: who gets which, whether they work, and what can be changed. Nothing where no registry is. */
export function Releases() {
  const { t } = useTranslation('mfe-admin');
  const { data } = useListReleasesQuery();
  const [change, question] = useModuleChange();
  const [tryOne, dialog] = useDialog<Module>({
    title: ({ name }) => t('releases.tryTitle', { name }),
    render: (module, close) => <TryReleaseForm module={module} onDone={close} />,
  });
  const columns: readonly DataColumn<Module>[] = [
    {
      key: 'name',
      title: t('modules.columns.name'),
      role: 'title',
      render: ({ name }) => <CellTitle>{name}</CellTitle>,
    },
    { key: 'people', title: t('releases.columns.people'), render: (module) => <People module={module} /> },
    { key: 'health', title: t('releases.columns.health'), render: (module) => <Health module={module} /> },
    {
      key: 'history',
      title: t('releases.columns.history'),
      role: 'block',
      render: (module) => <ReleaseHistory module={module} />,
    },
    {
      key: 'action',
      title: t('releases.columns.action'),
      role: 'action',
      render: (module) => (
        <span className={styles['actions']}>
          {module.enabled && module.versions.some((version) => version !== module.stable) ? (
            <Button size="small" onClick={() => tryOne(module)}>
              {t('releases.try')} <VisuallyHidden>{module.name}</VisuallyHidden>
            </Button>
          ) : null}
          {verbsOf(module).map((verb) => (
            <Button key={verb} size="small" onClick={() => change(module, verb)}>
              {t(`releases.changes.${verb}.action`)} <VisuallyHidden>{module.name}</VisuallyHidden>
            </Button>
          ))}
        </span>
      ),
    },
  ];
  const modules = data?.data ?? [];
  if (modules.length === 0) return null;
  const title = t('releases.title');
  return (
    <Section id="releases" title={title}>
      <DataList caption={title} columns={columns} rows={modules} rowKey={({ name }) => name} empty={null} />
      {dialog}
      {question}
    </Section>
  );
}
