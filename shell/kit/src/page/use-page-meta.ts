import { useEffect } from 'react';

export interface PageMeta {
  /** Without the product's name. */
  readonly title: string;
  readonly description?: string | undefined;
  /** `false` keeps the page out of search engines. */
  readonly index?: boolean;
}

const productName = 'Fitfolio';

/** What the last page said that was rendered without a document. */
export const renderedMeta: { current: PageMeta | null } = { current: null };

function setMeta(name: string, content: string): void {
  let element = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (!element) {
    element = document.createElement('meta');
    element.name = name;
    document.head.append(element);
  }
  element.content = content;
}

/** The title of the document, with the product's name. */
export const fullTitle = (title: string): string =>
  title === productName ? productName : `${title} · ${productName}`;

/** Title, description and robots of the page that is shown. */
export function usePageMeta({ title, description, index = true }: PageMeta): void {
  if (typeof document === 'undefined') renderedMeta.current = { title, description, index };
  useEffect(() => {
    document.title = fullTitle(title);
    setMeta('robots', index ? 'index,follow' : 'noindex');
    if (description) setMeta('description', description);
    // Of the page that came rendered; its address is that of the page that is shown now.
    const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = location.origin + location.pathname;
    // They are of the page that came; a reader of this one asks for it anew.
    for (const link of document.head.querySelectorAll('link[rel="alternate"][hreflang]')) link.remove();
  }, [title, description, index]);
}
