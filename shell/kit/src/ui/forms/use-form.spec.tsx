import { describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { z } from 'zod';
import { axeFindings } from '../../testing/axe.js';
import { Form } from './form.js';
import { FormErrors } from './form-errors.js';
import { FormField } from './form-field.js';
import { fieldErrorsFrom } from './server-errors.js';
import { useForm, type FormSchema } from './use-form.js';

const texts: Readonly<Record<string, string>> = {
  email: 'Enter an address.',
  name: 'Enter a name.',
  taken: 'This address is taken.',
};
const Values = z.object({ name: z.string().min(1, 'name'), email: z.email('email') });

interface Props {
  readonly schema?: FormSchema<unknown>;
  readonly onSubmit?: (output: unknown) => Promise<unknown>;
  readonly onChange?: (values: unknown) => void;
}

function Example({ schema = Values, onSubmit = async () => null, onChange }: Props) {
  const form = useForm({
    defaultValues: { email: '', name: '' },
    schema,
    onSubmit,
    toFieldErrors: fieldErrorsFrom({ TAKEN: { email: 'taken' }, 'body.name': { name: 'name' } }),
    errorText: (key) => texts[key] ?? key,
    ...(onChange ? { onChange } : {}),
  });
  return (
    <main>
      <Form form={form}>
        <FormErrors title="Not saved" />
        {['email', 'name'].map((name) => (
          <FormField key={name} name={name} label={name}>
            {(field) => <input {...field} />}
          </FormField>
        ))}
        <button type="submit">Save</button>
      </Form>
    </main>
  );
}

const email = () => screen.getByLabelText<HTMLInputElement>('email');
const name = () => screen.getByLabelText<HTMLInputElement>('name');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

async function fill(): Promise<void> {
  await userEvent.type(email(), 'an@example.com');
  await userEvent.type(name(), 'An');
}

describe('useForm', () => {
  it('sends what the schema gives', async () => {
    const sent: unknown[] = [];
    render(
      <Example
        onSubmit={async (output) => {
          sent.push(output);
        }}
      />,
    );
    await fill();
    await save();
    expect(sent).toEqual([{ email: 'an@example.com', name: 'An' }]);
  });

  it('lists several errors in the order of the page and focuses the list', async () => {
    render(<Example />);
    await save();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([texts['email'], texts['name']]);
    expect(document.activeElement?.contains(links[0]!)).toBe(true);
    expect(await axeFindings()).toEqual([]);
  });

  it('focuses the one wrong field, which names its error', async () => {
    render(<Example />);
    await userEvent.type(email(), 'an@example.com');
    await save();
    await waitFor(() => expect(document.activeElement).toBe(name()));
    expect(name().getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(name().getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe(texts['name']);
    await userEvent.type(name(), 'An');
    expect(name().getAttribute('aria-invalid')).toBe('false');
  });

  it.each([
    [{ status: 409, code: 'TAKEN', message: '' }, email, 'taken'],
    [{ status: 400, code: 'INVALID_INPUT', message: '', details: [{ path: 'body.name' }] }, name, 'name'],
  ])('puts an error of the server at its field (%#)', async (error, field, key) => {
    render(<Example onSubmit={async () => error} />);
    await fill();
    await save();
    expect(await screen.findByRole('link', { name: texts[key]! })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect([email().value, name().value]).toEqual(['an@example.com', 'An']);
  });

  it('shows another error above the fields and keeps what was typed', async () => {
    render(<Example onSubmit={async () => ({ status: 0, code: 'OTHER', message: 'No answer.' })} />);
    await fill();
    await save();
    expect(await screen.findByText('Not saved')).toBeTruthy();
    expect(screen.getByText('No answer.')).toBeTruthy();
    expect(email().value).toBe('an@example.com');
  });

  it('submits once while the first submit runs', async () => {
    let calls = 0;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    render(
      <Example
        onSubmit={async () => {
          calls += 1;
          await held;
        }}
      />,
    );
    await fill();
    await save();
    await userEvent.type(name(), '{Enter}');
    await save();
    await act(async () => release());
    expect(calls).toBe(1);
  });

  it('says so when the schema refuses a value that has no field', async () => {
    const schema = z.object({ hidden: z.string() });
    render(<Example schema={schema} />);
    await save();
    expect(await screen.findByText('Not saved')).toBeTruthy();
  });

  it('reports each change, for drafts', async () => {
    const changes: unknown[] = [];
    render(<Example onChange={(values) => changes.push(values)} />);
    await userEvent.type(name(), 'A');
    expect(changes.at(-1)).toEqual({ email: '', name: 'A' });
  });
});
