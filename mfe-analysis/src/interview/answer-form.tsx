import { interviewAnswerCharsMax } from '@fitfolio/analysis-contract/limits';
import { useErrorText, useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { storageKeys, storedText } from '@fitfolio/web-kit/storage';
import { Alert, Button } from '@fitfolio/web-kit/ui/core';
import { Input } from '@fitfolio/web-kit/ui/controls';
import { type FormEvent, useState } from 'react';
import { Clock, useClock } from './clock.js';
import { useAnswerInterviewMutation } from './interview.api.js';
import styles from './interview.module.css';
import { SpeechButton } from './speech-button.js';

const isText = (text: string): text is string => text !== '';
const draftOf = (id: string, no: number) => storedText('session', storageKeys.interviewDraft(id, no), isText);
const wordsIn = (text: string): number => text.match(/[\p{L}\p{M}\d]+/gu)?.length ?? 0;

/** The answer as it is typed or heard; what was typed stays in this tab until it has been sent. */
export function AnswerForm(props: {
  interviewId: string;
  no: number;
  /** The last attempt, to be bettered. */
  before: string;
  onKept: () => void;
  onCancel: (() => void) | undefined;
}) {
  const { interviewId, no, before, onKept, onCancel } = props;
  const { t } = useTranslation('mfe-analysis');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const draft = draftOf(interviewId, no);
  const [text, setText] = useState(() => draft.read() ?? before);
  const [wrong, setWrong] = useState<'empty' | 'long' | null>(null);
  const clock = useClock();
  const [answer, { isLoading, error }] = useAnswerInterviewMutation();
  const change = (next: string): void => {
    setText(next);
    setWrong(null);
    draft.write(next === '' ? null : next);
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const fault = text.trim() === '' ? 'empty' : text.length > interviewAnswerCharsMax ? 'long' : null;
    setWrong(fault);
    if (fault || isLoading) return;
    const body = { question: no, text, language, seconds: clock.seconds };
    const kept = await answer({ params: { id: interviewId }, body });
    if (kept.error) return;
    draft.write(null);
    onKept();
  };
  const words = wordsIn(text);
  return (
    <form className={styles['form']} onSubmit={(event) => void send(event)} noValidate>
      <label htmlFor="interview-answer">{t('interview.answer.label')}</label>
      <Input.TextArea
        id="interview-answer"
        value={text}
        rows={8}
        className={styles['text']}
        status={wrong ? 'error' : undefined}
        aria-invalid={wrong !== null}
        aria-describedby="interview-answer-hint"
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit();
        }}
      />
      <p
        id="interview-answer-hint"
        className={wrong ? styles['wrong'] : styles['soft']}
        role={wrong ? 'alert' : undefined}
      >
        {wrong
          ? t(`interview.answer.${wrong}`, { max: interviewAnswerCharsMax })
          : t('interview.answer.words', { count: words })}
      </p>
      <div className={styles['row']}>
        <SpeechButton onHeard={(heard) => change(text === '' ? heard : `${text.trimEnd()} ${heard}`)} />
        <Clock clock={clock} />
      </div>
      {error ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('interview.answer.failed')}
          description={errorText(error)}
        />
      ) : null}
      <div className={styles['row']}>
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {t('interview.answer.send')}
        </Button>
        {onCancel ? <Button onClick={onCancel}>{t('interview.answer.cancel')}</Button> : null}
      </div>
    </form>
  );
}
