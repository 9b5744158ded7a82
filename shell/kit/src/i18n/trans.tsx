import type { TFunction } from 'i18next';
import { cloneElement, type ReactElement } from 'react';

interface Props {
  readonly t: TFunction;
  readonly i18nKey: string;
  readonly values?: Readonly<Record<string, string>>;
  /** By the names of the tags in the text: `<terms>…</terms>`, `<time/>`. */
  readonly components: Readonly<Record<string, ReactElement>>;
}

const tag = /<(\w+)>(.*?)<\/\1>|<(\w+)\s*\/>/g;

/** A text with components in it. Tags do not stand in each other. */
export function Trans({ t, i18nKey, values, components }: Props) {
  const text = t(i18nKey, { ...values });
  let at = 0;
  const before = (end: number, next: number): string => {
    const part = text.slice(at, end);
    at = next;
    return part;
  };
  const parts = [...text.matchAll(tag)].map(({ 0: whole, 1: open, 2: inside, 3: empty, index }) => {
    const component = components[open ?? empty ?? ''];
    return [
      before(index, index + whole.length),
      component ? cloneElement(component, { key: index }, ...(inside ? [inside] : [])) : whole,
    ];
  });
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
