import { addResources, useTranslation } from '@fitfolio/web-kit/i18n';
import { Page, PageHeading } from '@fitfolio/web-kit/page';
import styles from './legal-page.module.css';

interface Section {
  readonly title: string;
  readonly paragraphs: readonly string[];
}
export interface LegalText {
  readonly lead: string;
  readonly sections: readonly Section[];
}

const inForceSince = '2026-11-20';

/** A long text with its contents: texts come with the page's own chunk, not with the remote's entry. */
export function legalPage(
  id: 'privacy' | 'terms',
  texts: { readonly vi: LegalText; readonly en: LegalText },
) {
  const namespace = `mfe-public-${id}`;
  addResources(namespace, texts);
  return function LegalPage() {
    const { t } = useTranslation('mfe-public');
    const { t: text } = useTranslation(namespace);
    const sections = text('sections', { returnObjects: true }) as unknown as readonly Section[];
    const title = t(`legal.${id}`);
    return (
      <Page meta={{ title, description: text('lead') }} width="text">
        <PageHeading lead={text('lead')}>{title}</PageHeading>
        <p className={styles['date']}>{t('legal.updated', { date: inForceSince })}</p>
        <nav aria-labelledby="contents" className={styles['contents']}>
          <h2 id="contents">{t('legal.contents')}</h2>
          <ol>
            {sections.map((section, i) => (
              <li key={section.title}>
                <a href={`#section-${i + 1}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {sections.map((section, i) => (
          <section key={section.title} className={styles['section']} aria-labelledby={`section-${i + 1}`}>
            <h2 id={`section-${i + 1}`}>{`${i + 1}. ${section.title}`}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </Page>
    );
  };
}
