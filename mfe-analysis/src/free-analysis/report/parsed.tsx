import type { ResumeFacts } from '@fitfolio/analysis-contract/report';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import type { ReactNode } from 'react';
import { NotReadNote } from './not-read.js';
import { ParsedEducation, ParsedExperience, ParsedProjects } from './parsed-entries.js';
import styles from './parsed.module.css';

const contactKeys = ['full_name', 'email', 'phone', 'location'] as const;

function Part({ title, empty, children }: { title: string; empty: boolean; children: ReactNode }) {
  return (
    <div className={styles['part']}>
      <h3>{title}</h3>
      <div>{empty ? <NotReadNote /> : children}</div>
    </div>
  );
}

function Contact({ contact, headline }: Pick<ResumeFacts, 'contact' | 'headline'>) {
  const { t } = useTranslation('mfe-analysis');
  return (
    <dl className={styles['contact']}>
      {contactKeys.map((key) => (
        <div key={key}>
          <dt>{t(`parsed.${key}`)}</dt>
          <dd>{contact[key] ?? <NotReadNote />}</dd>
        </div>
      ))}
      <div>
        <dt>{t('parsed.links')}</dt>
        <dd>{contact.links.length > 0 ? contact.links.join(', ') : <NotReadNote />}</dd>
      </div>
      <div>
        <dt>{t('parsed.headline')}</dt>
        <dd>{headline ?? <NotReadNote />}</dd>
      </div>
    </dl>
  );
}

const Chips = ({ items }: { items: readonly string[] }) => (
  <ul className={styles['chips']}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** The résumé as recruiting software sees it; what it did not find is said too. */
export function Parsed({ facts, language }: { facts: ResumeFacts; language: string | undefined }) {
  const { t } = useTranslation('mfe-analysis');
  const { experience, education, skills, certifications, languages, projects, awards, summary } = facts;
  const spoken = languages.map(({ name, level }) => (level ? `${name} (${level})` : name));
  return (
    <div className={styles['parsed']}>
      <Part title={t('parsed.contact')} empty={false}>
        <Contact contact={facts.contact} headline={facts.headline} />
      </Part>
      <Part title={t('parsed.summary')} empty={!summary}>
        <p lang={language}>{summary}</p>
      </Part>
      <Part title={t('parsed.experience')} empty={experience.length === 0}>
        <ParsedExperience experience={experience} months={facts.experienceMonths} language={language} />
      </Part>
      <Part title={t('parsed.education')} empty={education.length === 0}>
        <ParsedEducation education={education} />
      </Part>
      <Part title={t('parsed.skills')} empty={skills.length === 0}>
        <Chips items={skills} />
      </Part>
      <Part title={t('parsed.languages')} empty={spoken.length === 0}>
        <Chips items={spoken} />
      </Part>
      <Part title={t('parsed.certifications')} empty={certifications.length === 0}>
        <Chips items={certifications} />
      </Part>
      {projects.length > 0 ? (
        <Part title={t('parsed.projects')} empty={false}>
          <ParsedProjects projects={projects} language={language} />
        </Part>
      ) : null}
      {awards.length > 0 ? (
        <Part title={t('parsed.awards')} empty={false}>
          <Chips items={awards} />
        </Part>
      ) : null}
    </div>
  );
}
