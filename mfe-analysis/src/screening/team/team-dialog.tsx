import { emailCharsMax } from '@fitfolio/analysis-contract/limits';
import type { Screening } from '@fitfolio/analysis-contract/screening';
import type { ScreeningMember } from '@fitfolio/analysis-contract/screening-team';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { useNavigate } from '@fitfolio/web-kit/router';
import { useSession } from '@fitfolio/web-kit/session';
import { toast } from '@fitfolio/web-kit/toast';
import { Alert, Button, Skeleton } from '@fitfolio/web-kit/ui/core';
import { Modal } from '@fitfolio/web-kit/ui/feedback';
import { Input, Radio } from '@fitfolio/web-kit/ui/forms';
import { type FormEvent, useId, useState } from 'react';
import {
  useListScreeningMembersQuery,
  useShareScreeningMutation,
  useUnshareScreeningMutation,
} from '../screening.api.js';
import styles from './team.module.css';

const roles = ['viewer', 'reviewer'] as const satisfies readonly ScreeningMember['role'][];

function Invite({ id }: { id: string }) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const field = useId();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<ScreeningMember['role']>('reviewer');
  const [share, { isLoading, error }] = useShareScreeningMutation();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isLoading) return;
    const shared = await share({ params: { id }, body: { email: email.trim(), role } });
    if (!shared.error) setEmail('');
  };
  return (
    <form className={styles['invite']} onSubmit={(event) => void send(event)}>
      <label htmlFor={field}>{t('screening.team.email')}</label>
      <Input
        id={field}
        type="email"
        required
        autoComplete="email"
        maxLength={emailCharsMax}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className={styles['row']}>
        <Radio.Group
          optionType="button"
          aria-label={t('screening.team.role')}
          value={role}
          onChange={({ target }) => setRole(target.value)}
          options={roles.map((value) => ({ value, label: t(`screening.role.${value}`) }))}
        />
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {t('screening.team.share')}
        </Button>
      </div>
      <p className={styles['soft']}>{t(`screening.team.roleText.${role}`)}</p>
      {error ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('screening.team.failed')}
          description={errorText(error)}
        />
      ) : null}
    </form>
  );
}

/** With whom it is shared; the owner ends it for anybody, a member for themselves. */
function Members({ id, owner }: { id: string; owner: boolean }) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { user } = useSession();
  const { data, error } = useListScreeningMembersQuery({ params: { id } });
  const [end, { isLoading, originalArgs }] = useUnshareScreeningMutation();
  const stop = async (memberId: string): Promise<void> => {
    const { error: failed } = await end({ params: { id, memberId } });
    if (failed) toast.error(t('screening.team.endFailed'), errorText(failed));
    else if (!owner) await navigate(paths.screenings, { replace: true });
  };
  if (error) return <p role="alert">{errorText(error)}</p>;
  if (!data) return <Skeleton lines={2} />;
  if (data.data.length === 0) return <p className={styles['soft']}>{t('screening.team.nobody')}</p>;
  return (
    <ul className={styles['members']} aria-label={t('screening.team.list')}>
      {data.data.map(({ id: memberId, email, role, joined }) => {
        const own = email.toLowerCase() === user?.email.toLowerCase();
        return (
          <li key={memberId}>
            <span>
              <strong>{email}</strong>
              <span className={styles['soft']}>
                {[
                  t(`screening.role.${role}`, { defaultValue: role }),
                  joined ? null : t('screening.team.notJoined'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {owner || own ? (
              <Button
                size="small"
                danger
                loading={isLoading && originalArgs?.params.memberId === memberId}
                onClick={() => void stop(memberId)}
              >
                {t(own && !owner ? 'screening.team.leave' : 'screening.team.end')}
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

interface Props {
  readonly screening: Screening;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Shares a screening with colleagues by their email. */
export function TeamDialog({ screening: { id, role }, open, onClose }: Props) {
  const { t } = useTranslation('mfe-analysis');
  const owner = role === 'owner';
  return (
    <Modal
      open={open}
      title={t('screening.team.title')}
      footer={null}
      onCancel={onClose}
      closable={{ 'aria-label': t('fit.confirm.close') }}
      destroyOnHidden
    >
      <div className={styles['dialog']}>
        <p>{t('screening.team.text')}</p>
        {owner ? <Invite id={id} /> : null}
        <Members id={id} owner={owner} />
      </div>
    </Modal>
  );
}
