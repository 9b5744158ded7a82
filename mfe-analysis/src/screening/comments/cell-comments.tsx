import { commentCharsMax } from '@fitfolio/analysis-contract/limits';
import type { CellComment } from '@fitfolio/analysis-contract/screening-team';
import { useIdempotencyKey } from '@fitfolio/web-kit/api';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Button, IconButton, Skeleton } from '@fitfolio/web-kit/ui/core';
import { DateTime } from '@fitfolio/web-kit/ui/data';
import { Input } from '@fitfolio/web-kit/ui/forms';
import { X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import {
  useAddCellCommentMutation,
  useListCellCommentsQuery,
  useRemoveCellCommentMutation,
} from '../screening.api.js';
import { Masked } from '../text/masked.js';
import styles from './cell-comments.module.css';

/** Of which cell. */
interface Place {
  readonly screeningId: string;
  readonly candidateId: string;
  readonly requirementId: string;
}

function Comment({ comment, place }: { comment: CellComment; place: Place }) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const [remove, { isLoading }] = useRemoveCellCommentMutation();
  const { id, by, at, own, text } = comment;
  const take = async (): Promise<void> => {
    const params = { id: place.screeningId, candidateId: place.candidateId, commentId: id };
    const { error } = await remove({ params });
    if (error) toast.error(t('screening.comments.removeFailed'), errorText(error));
  };
  return (
    <li>
      <p className={styles['head']}>
        <strong>{by ?? t('screening.somebody')}</strong>
        <DateTime at={at} />
        {own ? (
          <IconButton
            size="small"
            label={t('screening.comments.remove')}
            icon={<X size={16} aria-hidden />}
            loading={isLoading}
            onClick={() => void take()}
          />
        ) : null}
      </p>
      <p className={styles['text']}>
        <Masked text={text} />
      </p>
    </li>
  );
}

function Write({ screeningId, candidateId, requirementId }: Place) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const field = useId();
  const { keyOf, renew } = useIdempotencyKey();
  const [add, { isLoading, error }] = useAddCellCommentMutation();
  const [text, setText] = useState('');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const body = { requirementId, text: text.trim() };
    if (body.text === '' || isLoading) return;
    const params = { id: screeningId, candidateId };
    const added = await add({ params, body, idempotencyKey: keyOf({ ...params, ...body }) });
    if (added.error) return;
    renew();
    setText('');
  };
  return (
    <form className={styles['write']} onSubmit={(event) => void send(event)}>
      <label htmlFor={field}>{t('screening.comments.label')}</label>
      <Input.TextArea
        id={field}
        rows={2}
        maxLength={commentCharsMax}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {error ? (
        <p role="alert" className={styles['bad']}>
          {errorText(error)}
        </p>
      ) : null}
      <Button htmlType="submit" size="small" loading={isLoading} disabled={text.trim() === ''}>
        {t('screening.comments.send')}
      </Button>
    </form>
  );
}

/** What was said about one cell, and a place to say something. */
export function CellComments({ place, mayWrite }: { place: Place; mayWrite: boolean }) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const { screeningId: id, candidateId, requirementId } = place;
  const { data, error } = useListCellCommentsQuery({ params: { id, candidateId } });
  const comments = data?.data.filter((comment) => comment.requirementId === requirementId) ?? [];
  return (
    <section aria-label={t('screening.comments.title')} className={styles['comments']}>
      {error ? <p role="alert">{t('screening.comments.failed', { why: errorText(error) })}</p> : null}
      {!data && !error ? <Skeleton /> : null}
      {comments.length > 0 ? (
        <ul>
          {comments.map((comment) => (
            <Comment key={comment.id} comment={comment} place={place} />
          ))}
        </ul>
      ) : null}
      {mayWrite ? <Write key={`${candidateId}-${requirementId}`} {...place} /> : null}
    </section>
  );
}
