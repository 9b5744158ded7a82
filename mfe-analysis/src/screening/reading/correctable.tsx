import { readingCorrectionCharsMax, readingCorrectionsMax } from '@fitfolio/analysis-contract/limits';
import type { NewReadingCorrection, ReadingCorrection } from '@fitfolio/analysis-contract/screening-reading';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Alert, Button, VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import { Input } from '@fitfolio/web-kit/ui/controls';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './reading.module.css';
import { useOpenReading } from './use-reading.js';

interface FormProps {
  readonly label: string;
  readonly standing: ReadingCorrection | undefined;
  /** A line may stand for itself. */
  readonly optional: boolean;
  readonly draftOf: (text: string) => NewReadingCorrection;
  readonly onClose: () => void;
}

/** What is typed stays until it has been kept, or is given up. */
function CorrectionForm({ label, standing, optional, draftOf, onClose }: FormProps) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const { reading, correct } = useOpenReading();
  const id = useId();
  const [text, setText] = useState(standing?.text ?? '');
  const [state, setState] = useState<'ready' | 'saving' | 'empty'>('ready');
  const [error, setError] = useState<unknown>(null);
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const isFull = !standing && reading.corrections.length >= readingCorrectionsMax;
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (state === 'saving') return;
    const said = text.trim();
    if (said === '' && !optional) return setState('empty');
    setState('saving');
    const failed = await correct(standing?.id ?? crypto.randomUUID(), draftOf(said));
    setState('ready');
    setError(failed);
    if (!failed) onClose();
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void save(event)} onKeyDown={leave} noValidate>
      <label htmlFor={id}>{label}</label>
      <Input.TextArea
        id={id}
        rows={2}
        required={!optional}
        maxLength={readingCorrectionCharsMax}
        value={text}
        status={state === 'empty' ? 'error' : ''}
        aria-invalid={state === 'empty'}
        aria-describedby={`${id}-says`}
        onChange={(event) => {
          setText(event.target.value);
          if (state === 'empty') setState('ready');
        }}
      />
      <p id={`${id}-says`} className={state === 'empty' ? styles['bad'] : styles['soft']} role="status">
        {state === 'empty'
          ? t('reading.empty')
          : t('reading.chars', { count: text.length, max: readingCorrectionCharsMax })}
      </p>
      {isFull || error ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('reading.notSaved')}
          description={isFull ? t('reading.full', { count: readingCorrectionsMax }) : errorText(error)}
        />
      ) : null}
      <div className={styles['buttons']}>
        <Button size="small" type="primary" htmlType="submit" loading={state === 'saving'} disabled={isFull}>
          {t('reading.save')}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('reading.cancel')}
        </Button>
      </div>
    </form>
  );
}

interface Props {
  /** What is corrected, for who does not see beside what the button stands. */
  readonly name: string;
  readonly open: string;
  readonly label: string;
  readonly standing: ReadingCorrection | undefined;
  readonly optional?: boolean;
  readonly draftOf: FormProps['draftOf'];
}

/** A way to say that something is not right, and what was said. */
export function Correctable({ name, open, label, standing, optional = false, draftOf }: Props) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const { correct } = useOpenReading();
  const [isOpen, setOpen] = useState(false);
  const [undoing, setUndoing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The button comes back when the form has gone.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const undo = async (): Promise<void> => {
    if (!standing) return;
    setUndoing(true);
    const failed = await correct(standing.id, null);
    setUndoing(false);
    if (failed) toast.error(t('reading.notUndone'), errorText(failed));
    else button.current?.focus();
  };
  if (isOpen)
    return <CorrectionForm {...{ label, standing, optional, draftOf }} onClose={() => setOpen(false)} />;
  return (
    <div className={styles['correctable']} data-said={standing !== undefined}>
      {standing ? (
        <p className={styles['said']}>
          <strong>{t('reading.youSay')}</strong>{' '}
          {standing.text === '' ? t('reading.lineSaid') : standing.text}
        </p>
      ) : null}
      <div className={styles['buttons']}>
        <Button ref={button} size="small" onClick={() => setOpen(true)}>
          {standing ? t('reading.change') : open} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
        {standing ? (
          <Button size="small" loading={undoing} onClick={() => void undo()}>
            {t('reading.undo')} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        ) : null}
      </div>
    </div>
  );
}
