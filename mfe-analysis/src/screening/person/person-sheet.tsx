import type { Screening } from '@fitfolio/analysis-contract/screening';
import type { CandidateSheet } from '@fitfolio/analysis-contract/screening-table';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import { Button, Card, Tag } from '@fitfolio/web-kit/ui/core';
import { Printer } from 'lucide-react';
import { points } from '../../shared/report/points.js';
import { VerdictBadge } from '../../shared/report/verdict-badge.js';
import { CandidateLinkButton } from '../link/candidate-link.js';
import { LinkState } from '../link/link-state.js';
import { Masked } from '../text/masked.js';
import { Quotes } from '../text/quotes.js';
import { CommentsOf } from './comments-of.js';
import { DecisionCard } from './decision-card.js';
import { LiftBlind } from './lift-blind.js';
import styles from './person.module.css';
import { SaidByPerson } from './said-by-person.js';

interface Props {
  readonly screening: Screening;
  readonly sheet: CandidateSheet;
}

/** The score with what it is the sum of. */
function Sum({ sheet }: { sheet: CandidateSheet }) {
  const { t } = useTranslation('mfe-analysis');
  const { language } = useLanguage();
  const { score, band, musts, rest, cells } = sheet;
  const earned = cells.reduce((sum, cell) => sum + cell.earned, 0);
  const line = (got: number, max: number): string =>
    t('screening.table.pointsOf', { got: points(got, language), max: points(max, language) });
  return (
    <dl className={styles['sum']}>
      <dt>{t('screening.person.musts')}</dt>
      <dd>{t('screening.person.mustsOf', { ...musts })}</dd>
      <dt>{t('screening.table.total')}</dt>
      <dd>
        {score === null
          ? t('top.noScore')
          : [t('workspace.score', { score }), band ? t(`band.${band}`, { defaultValue: band }) : ''].join(
              ' ',
            )}
      </dd>
      <dt className={styles['part']}>{t('screening.person.fromRequirements')}</dt>
      <dd className={styles['part']}>
        {line(
          earned,
          cells.reduce((sum, cell) => sum + cell.weight, 0),
        )}
      </dd>
      {rest.map((each) => (
        <div key={each.label} className={styles['rest']}>
          <dt className={styles['part']}>{each.label}</dt>
          <dd className={styles['part']}>{line(each.earned, each.weight)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Verdicts({ screening, sheet }: Props) {
  const { t } = useTranslation('mfe-analysis');
  const { language } = useLanguage();
  const cells = new Map(sheet.cells.map((cell) => [cell.requirementId, cell]));
  return (
    <section aria-labelledby="person-verdicts" className={styles['section']}>
      <h2 id="person-verdicts">{t('screening.person.verdicts')}</h2>
      <ul className={styles['verdicts']}>
        {screening.requirements.map(({ id, label, importance }) => {
          const cell = cells.get(id);
          if (!cell) return null;
          return (
            <li key={id} data-verdict={cell.verdict}>
              <div className={styles['verdict']}>
                <VerdictBadge verdict={cell.verdict} />
                <strong>{label}</strong>
                {importance ? <Tag>{t(`importance.${importance}`)}</Tag> : null}
                {cell.weight > 0 ? (
                  <span className={styles['points']}>
                    {points(cell.earned, language)}/{points(cell.weight, language)}
                  </span>
                ) : null}
              </div>
              <p className={styles['reason']}>
                <Masked text={cell.reason} />
              </p>
              <Quotes quotes={cell.quotes} />
              <CommentsOf
                count={cell.comments}
                label={label}
                place={{ screeningId: screening.id, candidateId: sheet.id, requirementId: id }}
                mayWrite={screening.role !== 'viewer'}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Questions({ screening, sheet }: Props) {
  const { t } = useTranslation('mfe-analysis');
  const labels = new Map(screening.requirements.map(({ id, label }) => [id, label]));
  return (
    <section aria-labelledby="person-questions" className={styles['section']}>
      <h2 id="person-questions">{t('screening.person.questions')}</h2>
      {sheet.questions.length === 0 ? (
        <p className={styles['soft']}>{t('screening.person.noQuestions')}</p>
      ) : (
        <ol className={styles['questions']}>
          {sheet.questions.map(({ requirementId, text }, n) => (
            <li key={`${n}-${requirementId}`}>
              <Masked text={text} />
              <span className={styles['soft']}>{labels.get(requirementId)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Everything that may be known of one candidate, by those who may know it. */
export function PersonSheet({ screening, sheet }: Props) {
  const { t } = useTranslation('mfe-analysis');
  const { name, code, lifted, lines, fileName } = sheet;
  const shared = { screening, sheet };
  return (
    <article className={styles['sheet']}>
      <p className={styles['back']}>
        <Link to={paths.screening(screening.id, 'table')}>{t('screening.person.toTable')}</Link>
      </p>
      <div className={styles['head']}>
        <PageHeading
          lead={[screening.title, name ? code : null, fileName].filter(Boolean).join(' · ')}
          of={sheet.id}
        >
          {name ?? t('screening.candidate', { code })}
        </PageHeading>
        <div className={styles['actions']}>
          <Button icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
            {t('report.print')}
          </Button>
          {screening.role === 'owner' ? <CandidateLinkButton screening={screening} sheet={sheet} /> : null}
          {lifted === null && screening.role !== 'viewer' ? <LiftBlind {...shared} /> : null}
        </div>
      </div>
      {lifted ? (
        <p className={styles['soft']}>
          {t('screening.lift.done', {
            at: formatDateTime(lifted.at),
            by: lifted.by ?? t('screening.somebody'),
            reason: lifted.reason,
          })}
        </p>
      ) : null}
      {sheet.link ? <LinkState link={sheet.link} /> : null}
      <div className={styles['top']}>
        <Card as="section" aria-labelledby="person-sum" className={styles['card']}>
          <h2 id="person-sum">{t('screening.person.sum')}</h2>
          <p>
            <Masked text={sheet.summary} />
          </p>
          <Sum sheet={sheet} />
        </Card>
        <DecisionCard {...shared} />
      </div>
      <SaidByPerson corrections={sheet.corrections} />
      <Questions {...shared} />
      <Verdicts {...shared} />
      <details className={styles['lines']}>
        <summary>{t('screening.person.lines')}</summary>
        <div>
          {lines.map((line, n) => (
            <p key={`${n}-${line}`}>
              <Masked text={line} />
            </p>
          ))}
        </div>
      </details>
    </article>
  );
}
