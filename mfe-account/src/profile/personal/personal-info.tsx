import { ErrorState } from '@fitfolio/web-kit/page';
import { useCurrentUser } from '@fitfolio/web-kit/session';
import { Skeleton, Card } from '@fitfolio/web-kit/ui/core';
import { useState } from 'react';
import { VerifyNotice } from '../verification/verify-notice.js';
import { PersonalForm } from './personal-form.js';
import { personalDraft } from '../../shared/person/personal-values.js';
import { PersonalView } from './personal-view.js';

/** The user's details, to view and to edit. Unsaved changes survive a reload. */
export function PersonalInfo() {
  const { user, error, refetch } = useCurrentUser();
  const [editing, setEditing] = useState<boolean | null>(null);
  if (!user && error) return <ErrorState error={error} onRetry={refetch} />;
  if (!user) {
    return (
      <Card>
        <Skeleton lines={6} />
      </Card>
    );
  }
  const draft = personalDraft(user.id);
  const close = (): void => {
    draft.write(null);
    setEditing(false);
  };
  return (
    <>
      {user.emailVerified ? null : <VerifyNotice email={user.email} />}
      <Card>
        {(editing ?? draft.read() !== null) ? (
          <PersonalForm user={user} draft={draft} onDone={close} />
        ) : (
          <PersonalView user={user} closed={editing === false} onEdit={() => setEditing(true)} />
        )}
      </Card>
    </>
  );
}
