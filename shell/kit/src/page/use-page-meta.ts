import { useEffect } from 'react';

export interface PageMeta {
  /** Without the product's name. */
  readonly title: string;
  readonly description?: string | undefined;
  /** `false` keeps the page out of search engines. */
  readonly index?: boolean;
}

const productName = 'Fitfolio';

function setMeta(name: string, content: string): void {
  let element = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (!element) {
    element = document.createElement('meta');
    element.name = name;
    document.head.append(element);
  }
  element.content = content;
}

/** Title, description and robots of the page that is shown. */
export function usePageMeta({ title, description, index = true }: PageMeta): void {
  useEffect(() => {
    document.title = title === productName ? productName : `${title} · ${productName}`;
    setMeta('robots', index ? 'index,follow' : 'noindex');
    if (description) setMeta('description', description);
  }, [title, description, index]);
}
