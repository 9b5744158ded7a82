import type { Interview, InterviewAnswer } from '@fitfolio/analysis-contract/interview';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { useSearchParams } from '@fitfolio/web-kit/router';
import { toast } from '@fitfolio/web-kit/toast';
import { Button, LinkButton } from '@fitfolio/web-kit/ui/core';
import { useConfirm } from '@fitfolio/web-kit/ui/feedback';
import { useEffect, useRef, useState } from 'react';
import { useDeleteInterviewAnswersMutation, useGetInterviewQuery } from './interview.api.js';
import styles from './interview.module.css';
import { Level } from './level.js';
import { QuestionCard } from './question-card.js';
import { SessionSummary } from './session-summary.js';

const lastOf = (answers: readonly InterviewAnswer[], no: number): InterviewAnswer | undefined =>
  answers.findLast(({ question }) => question === no);

/** The questions with the levels reached; the open one; what all answers have in common. */
export function SessionView({ interview }: { interview: Interview }) {
  const { t } = useTranslation('mfe-analysis');
  const { language } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const { id, questions, answers, summary, analysisId, session, position } = interview;
  // Where the reader came in; answering does not move on by itself.
  const [opened] = useState(() => questions.find(({ no }) => !lastOf(answers, no))?.no ?? 1);
  const wanted = Number(search.get('question') ?? opened);
  const question = questions.find(({ no }) => no === wanted) ?? questions[0];
  const card = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) card.current?.focus();
    const open = list.current?.children[(question?.no ?? 1) - 1];
    // On a phone the questions stand in a row that scrolls.
    if (open && list.current) list.current.scrollLeft = (open as HTMLElement).offsetLeft - 100;
  }, [question?.no]);
  const show = (no: number): void => {
    moved.current = true;
    setSearch({ id, question: String(no) }, { replace: true, preventScrollReset: true });
  };
  const { refetch } = useGetInterviewQuery({ params: { id }, query: { language } });
  const [forget] = useDeleteInterviewAnswersMutation();
  const [confirm, dialog] = useConfirm();
  const forgetAll = async (): Promise<void> => {
    const agreed = await confirm({
      title: t('interview.forget.title'),
      text: t('interview.forget.text'),
      action: t('interview.forget.do'),
      danger: true,
    });
    if (!agreed) return;
    const { error } = await forget({ params: { id } });
    if (error) return toast.error(t('interview.forget.failed'));
    await refetch();
    toast.success(t('interview.forget.done'));
  };
  if (!question) return null;
  return (
    <>
      <PageHeading lead={t('interview.practice')}>
        {position ? t('interview.headingFor', { session, position }) : t('interview.heading', { session })}
      </PageHeading>
      <div className={styles['layout']}>
        <nav aria-label={t('interview.questions')} className={styles['nav']}>
          <ol ref={list}>
            {questions.map(({ no, question: text }) => {
              const last = lastOf(answers, no);
              return (
                <li key={no}>
                  <button
                    type="button"
                    aria-current={no === question.no ? 'step' : undefined}
                    onClick={() => show(no)}
                  >
                    <span className={styles['no']}>{no}</span>
                    <span className={styles['short']}>{text}</span>
                    {last ? <Level level={last.assessment.level} small /> : null}
                  </button>
                </li>
              );
            })}
          </ol>
        </nav>
        <div className={styles['main']}>
          <QuestionCard
            key={question.no}
            heading={card}
            interviewId={id}
            question={question}
            answers={answers.filter((answer) => answer.question === question.no)}
            next={questions.find(({ no }) => no > question.no)?.no}
            onNext={show}
          />
          {summary.answered > 0 ? <SessionSummary summary={summary} onQuestion={show} /> : null}
          <p className={styles['row']}>
            <LinkButton to={paths.interviews(analysisId)}>{t('interview.sessions')}</LinkButton>
            {answers.length > 0 ? (
              <Button type="text" onClick={() => void forgetAll()}>
                {t('interview.forget.open')}
              </Button>
            ) : null}
          </p>
        </div>
      </div>
      {dialog}
    </>
  );
}
