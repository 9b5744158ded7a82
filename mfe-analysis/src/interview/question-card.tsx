import type { InterviewAnswer, InterviewQuestion } from '@fitfolio/analysis-contract/interview';
import { interviewQuestions } from '@fitfolio/analysis-contract/limits';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { Button, Card } from '@fitfolio/web-kit/ui/core';
import { type Ref, useState } from 'react';
import { isAhead } from './anchors.js';
import { AnswerForm } from './answer-form.js';
import { Feedback } from './feedback.js';
import { usePhraseFollowUpQuery } from './interview.api.js';
import styles from './interview.module.css';

const strong = ['situation', 'task', 'action', 'result', 'lesson'] as const;

/** One question: why it is asked, the answer, the feedback on it, and another try. */
export function QuestionCard(props: {
  heading: Ref<HTMLHeadingElement>;
  interviewId: string;
  question: InterviewQuestion;
  /** Every attempt at it, oldest first. */
  answers: readonly InterviewAnswer[];
  next: number | undefined;
  onNext: (no: number) => void;
}) {
  const { heading, interviewId, question, answers, next, onNext } = props;
  const { t } = useTranslation('mfe-analysis');
  const last = answers.at(-1);
  const [again, setAgain] = useState(false);
  const writing = !last || again;
  const { language } = useLanguage();
  const asked = { question: question.no, attempt: last?.attempt ?? 1, language };
  // The engine's question is there at once; the model's takes its place when there is one.
  const followUp = usePhraseFollowUpQuery(
    { params: { id: interviewId }, query: asked },
    { skip: writing || !last?.next },
  );
  const phrased = followUp.currentData?.data.lines[0]?.model;
  const ahead = isAhead(question.code);
  const wanted = strong.map((part) => (ahead ? `ahead.${part}` : part));
  return (
    <Card as="section" aria-labelledby="interview-question" className={styles['card']}>
      <p className={styles['soft']}>
        {t('interview.questionOf', { no: question.no, all: interviewQuestions })}
      </p>
      <h2 id="interview-question" ref={heading} tabIndex={-1} className={styles['question']}>
        {question.question}
      </h2>
      <p className={styles['soft']}>{question.why}</p>
      <details className={styles['strong']}>
        <summary>{t('interview.strong.title')}</summary>
        <ul>
          {wanted.map((part) => (
            <li key={part}>{t(`interview.strong.${part}`)}</li>
          ))}
        </ul>
      </details>
      {writing ? (
        <AnswerForm
          interviewId={interviewId}
          no={question.no}
          before={last?.text ?? ''}
          onKept={() => setAgain(false)}
          onCancel={last ? () => setAgain(false) : undefined}
        />
      ) : (
        <>
          <Feedback
            interviewId={interviewId}
            answer={last}
            before={answers.at(-2)}
            code={question.code}
            phrased={phrased}
          />
          <div className={styles['row']}>
            <Button onClick={() => setAgain(true)}>{t('interview.again')}</Button>
            {next === undefined ? null : (
              <Button type="primary" onClick={() => onNext(next)}>
                {t('interview.next')}
              </Button>
            )}
          </div>
        </>
      )}
    </Card>
  );
}
