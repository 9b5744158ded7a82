import { Form, useForm } from '@fitfolio/web-kit/ui/forms';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { startTransition, Suspense, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { EmailValues } from './access-rules.js';
import { emailDraft, EmailField, useFirstEmail } from './email-field.js';

/** `onAlive` runs in the turn in which the page comes alive: nobody could press a key before. */
function Page({ onAlive }: { onAlive: (() => void) | undefined }) {
  const form = useForm({
    defaultValues: { email: useFirstEmail() },
    schema: EmailValues,
    errorText: String,
    onSubmit: async () => null,
  });
  useEffect(() => queueMicrotask(() => onAlive?.()), [onAlive]);
  return (
    <Form form={form}>
      <EmailField />
    </Form>
  );
}

const page = (onAlive?: () => void) => (
  <Suspense>
    <Page onAlive={onAlive} />
  </Suspense>
);

describe('the address on a page that came rendered', () => {
  let place: HTMLElement;
  let root: Root;
  const field = () => place.querySelector('input')!;
  beforeEach(() => {
    place = document.createElement('div');
    place.innerHTML = renderToString(page());
    document.body.append(place);
    emailDraft.write('kept@example.com');
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    place.remove();
    sessionStorage.clear();
  });
  const hydrate = (onAlive?: () => void) => {
    startTransition(() => {
      root = hydrateRoot(place, page(onAlive));
    });
  };
  const takeOver = (): Promise<void> => act(async () => hydrate());

  it('is the one that was kept', async () => {
    expect(field().value).toBe('');
    await takeOver();
    expect(field().value).toBe('kept@example.com');
  });

  it('is there before anybody can begin to type in front of it', async () => {
    const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    scope.IS_REACT_ACT_ENVIRONMENT = false;
    const seen = await new Promise<string>((resolve) => hydrate(() => resolve(field().value)));
    scope.IS_REACT_ACT_ENVIRONMENT = true;
    expect(seen).toBe('kept@example.com');
  });

  it('is left to who is in the field', async () => {
    field().focus();
    await takeOver();
    expect(field().value).toBe('');
  });
});
