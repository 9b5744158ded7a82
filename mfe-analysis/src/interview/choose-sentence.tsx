import type { InterviewAnswer } from '@fitfolio/analysis-contract/interview';
import { interviewChosenIds } from '@fitfolio/analysis-contract/limits';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { Alert, Button } from '@fitfolio/web-kit/ui/core';
import { type FormEvent, useId, useState } from 'react';
import { useChooseSentenceMutation } from './interview.api.js';
import styles from './interview.module.css';

type Part = InterviewAnswer['assessment']['parts'][number];
type Choice = number | 'none' | 'recognised';

/** Lets a person say which of their sentences a part is: sentences are recognised by their words, and they know better. */
export function ChooseSentence(props: {
  interviewId: string;
  answer: InterviewAnswer;
  part: Part;
  /** How the page calls the part. */
  name: string;
}) {
  const { interviewId, answer, part, name } = props;
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const group = useId();
  const [state, setState] = useState<'closed' | 'open' | 'left'>('closed');
  const known: Choice = part.quote?.start ?? (part.chosen ? 'none' : 'recognised');
  const [picked, setPicked] = useState<Choice>(known);
  const [choose, { isLoading, error }] = useChooseSentenceMutation();
  const chosenId = interviewChosenIds.find((id) => id === part.id);
  const { sentences = [] } = answer.assessment;
  if (!chosenId || sentences.length === 0) return null;
  const show = (): void => {
    setPicked(known);
    setState('open');
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const params = { id: interviewId, answerId: answer.id, part: chosenId };
    const kept = await choose({ params, body: { sentence: picked } });
    if (!kept.error) setState('left');
  };
  if (state !== 'open')
    return (
      <Button
        type="link"
        className={styles['choose']}
        autoFocus={state === 'left'}
        aria-label={`${name}: ${t(part.quote ? 'interview.choose.other' : 'interview.choose.one')}`}
        onClick={show}
      >
        {t(part.quote ? 'interview.choose.other' : 'interview.choose.one')}
      </Button>
    );
  const options: { value: Choice; label: string }[] = [
    ...sentences.map(({ start, end }) => ({ value: start, label: answer.text.slice(start, end) })),
    { value: 'none', label: t('interview.choose.none') },
    ...(part.chosen ? [{ value: 'recognised' as const, label: t('interview.choose.recognised') }] : []),
  ];
  return (
    <form className={styles['chooser']} onSubmit={(event) => void send(event)}>
      <fieldset>
        <legend>{t('interview.choose.which', { part: name })}</legend>
        {options.map(({ value, label }, index) => (
          <label key={value}>
            <input
              type="radio"
              name={group}
              autoFocus={known === 'recognised' ? index === 0 : value === known}
              checked={value === picked}
              onChange={() => setPicked(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {error ? (
        <Alert type="error" showIcon title={t('interview.choose.failed')} description={errorText(error)} />
      ) : null}
      <div className={styles['row']}>
        <Button type="primary" htmlType="submit" loading={isLoading} disabled={picked === known}>
          {t('interview.choose.do')}
        </Button>
        <Button onClick={() => setState('left')}>{t('interview.choose.cancel')}</Button>
      </div>
    </form>
  );
}
