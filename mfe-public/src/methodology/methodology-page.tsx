import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { Page, PageHeading } from '@fitfolio/web-kit/page';
import source from '../../../docs/methodology.md';
import styles from './methodology-page.module.css';
import { type Block, piecesOf, readMarkdown } from './read-markdown.js';

const [english = '', vietnamese = ''] = source.split('\n---\n');
const documents = { en: readMarkdown(english), vi: readMarkdown(vietnamese) };
const tags = { strong: 'strong', em: 'em', code: 'code' } as const;

function Line({ text }: { text: string }) {
  return piecesOf(text).map(({ style, text: piece }, i) => {
    if (style === 'plain') return piece;
    const Tag = tags[style];
    // The pieces of a fixed text never change places.
    return <Tag key={i}>{piece}</Tag>;
  });
}

function Part({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
    case 'list': {
      const Tag = block.ordered ? 'ol' : 'ul';
      return (
        <Tag>
          {block.items.map((item) => (
            <li key={item}>
              <Line text={item} />
            </li>
          ))}
        </Tag>
      );
    }
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map(([name = '', ...cells]) => (
              <tr key={name}>
                <th scope="row">
                  <Line text={name} />
                </th>
                {cells.map((cell, i) => (
                  <td key={block.head[i + 1] ?? i}>
                    <Line text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    default:
      return (
        <p>
          <Line text={block.text} />
        </p>
      );
  }
}

/** How the score comes about: the very document of the repository, in the reader's language. */
export function MethodologyPage() {
  const { t } = useTranslation('mfe-public');
  const { language } = useLanguage();
  const [, ...blocks] = documents[language];
  return (
    <Page meta={{ title: t('methodology.title'), description: t('methodology.description') }} width="text">
      <PageHeading>{t('methodology.title')}</PageHeading>
      <div className={styles['text']}>
        {blocks.map((block, i) => (
          // The blocks of a fixed text never change places.
          <Part key={i} block={block} />
        ))}
      </div>
    </Page>
  );
}
