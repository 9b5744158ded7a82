import { factCharsMax } from '@fitfolio/analysis-contract/limits';
import type { PostFact } from '@fitfolio/analysis-contract/corrections';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Button, VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import { type FormEvent, useId, useState } from 'react';
import { factOf } from './change-corrections.js';
import { correctAnchor, useCorrectionState } from './correction-state.js';
import { UndoButton } from './correction-notes.js';
import styles from './corrections.module.css';

/** One thing that was read of the post, or its correction. */
export function PostFactItem(props: { fact: PostFact; read: string | null; language: string | undefined }) {
  const { fact, read, language } = props;
  const { t } = useTranslation('mfe-analysis');
  const correcting = useCorrectionState();
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const name = t(`postFacts.${fact}`);
  const correction = factOf(correcting?.list ?? [], fact);
  const value = correction?.value ?? read;
  const close = (): void => {
    setTyped(null);
    requestAnimationFrame(() => document.getElementById(correctAnchor(fact))?.focus());
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const said = typed?.trim() ?? '';
    if (said === '' || said === value) return close();
    setTyped(null);
    if (said === read && correction) correcting?.undo(correction);
    else correcting?.correct({ kind: 'fact', fact, value: said });
  };
  if (typed !== null) {
    return (
      <form className={styles['factForm']} onSubmit={save} onKeyDown={(e) => e.key === 'Escape' && close()}>
        <label htmlFor={id}>{name}</label>
        <input
          id={id}
          value={typed}
          maxLength={factCharsMax}
          autoComplete="off"
          ref={(input) => input?.focus()}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className={styles['factActions']}>
          <Button size="small" type="primary" htmlType="submit">
            {t('postFacts.save')}
          </Button>
          <Button size="small" onClick={close}>
            {t('postFacts.cancel')}
          </Button>
        </div>
      </form>
    );
  }
  return (
    <div className={styles['fact']}>
      <dt>{name}</dt>
      <dd>
        {value === null ? (
          <span className={styles['soft']}>{t('postFacts.none')}</span>
        ) : (
          <span lang={language}>{value}</span>
        )}
        {correction ? (
          <span className={styles['soft']}>
            {read === null ? t('postFacts.wasNone') : t('postFacts.was', { read })}{' '}
            <UndoButton correction={correction} label={name} />
          </span>
        ) : null}
        {correcting ? (
          <button
            id={correctAnchor(fact)}
            type="button"
            className={styles['quiet']}
            onClick={() => setTyped(value ?? '')}
          >
            {t(value === null ? 'postFacts.add' : 'postFacts.edit')} <VisuallyHidden>{name}</VisuallyHidden>
          </button>
        ) : null}
      </dd>
    </div>
  );
}
