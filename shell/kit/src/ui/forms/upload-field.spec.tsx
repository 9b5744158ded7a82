import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { i18n } from '../../i18n/i18n.js';
import { axeFindings } from '../../testing/axe.js';
import { UploadField } from './upload-field.js';

const rules = { extensions: ['pdf', 'docx', 'txt'], bytesMax: 2 * 1024 * 1024 };
const file = (name: string, size = 10) => new File([new Uint8Array(size)], name);
let chosen: (File | null)[] = [];

function Harness({ error, disabled }: { error?: string; disabled?: boolean }) {
  const [value, setValue] = useState<File | null>(null);
  const take = (next: File | null): void => {
    chosen.push(next);
    setValue(next);
  };
  return (
    <UploadField
      {...rules}
      label="CV"
      required
      value={value}
      onChange={take}
      error={error}
      disabled={disabled ?? false}
    />
  );
}

const Main = ({ children }: { children: ReactNode }) => <main>{children}</main>;
const input = () => screen.getByLabelText<HTMLInputElement>(/CV/);
const drop = (dropped: File) =>
  fireEvent.drop(input().parentElement!, { dataTransfer: { files: [dropped] } });

beforeEach(async () => {
  chosen = [];
  await i18n.changeLanguage('en');
});

describe('the upload field', () => {
  it('takes a file by choosing, shows it and lets go of it', async () => {
    render(<Harness />, { wrapper: Main });
    expect(await axeFindings()).toEqual([]);
    await userEvent.upload(input(), file('my cv.pdf', 4096));
    expect(screen.getByText('my cv.pdf')).toBeTruthy();
    expect(screen.getByText('4KB')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove my cv.pdf' }));
    expect(chosen.map((f) => f?.name ?? null)).toEqual(['my cv.pdf', null]);
    expect(document.activeElement).toBe(input());
  });

  it('takes a dropped file', () => {
    render(<Harness />);
    drop(file('CV.DOCX'));
    expect(chosen[0]?.name).toBe('CV.DOCX');
  });

  it('is reached and named by the keyboard', async () => {
    render(<Harness />);
    await userEvent.tab();
    expect(document.activeElement).toBe(input());
    expect(input().getAttribute('accept')).toBe('.pdf,.docx,.txt');
    const limits = document.getElementById(input().getAttribute('aria-describedby') ?? '');
    expect(limits?.textContent).toBe('PDF, DOCX, or TXT, up to 2MB');
  });

  it.each([
    ['en', 'photo.png', 10, 'Invalid file type. Please upload a PDF, DOCX, or TXT file.'],
    ['en', 'no-extension', 10, 'Invalid file type. Please upload a PDF, DOCX, or TXT file.'],
    ['en', 'big.pdf', rules.bytesMax + 1, 'File is too large. Max size is 2MB'],
    ['en', 'empty.txt', 0, 'The file is empty.'],
    ['vi', 'big.pdf', rules.bytesMax + 1, 'Tệp quá lớn. Dung lượng tối đa là 2MB'],
    ['vi', 'photo.png', 10, 'Loại tệp không hợp lệ. Vui lòng tải lên tệp PDF, DOCX hoặc TXT.'],
  ])('in %s refuses %s of %i bytes: %s', async (language, name, size, message) => {
    await i18n.changeLanguage(language);
    render(<Harness />);
    drop(file(name, size));
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(chosen).toEqual([]);
  });

  it('keeps the file it had when the next is refused, and forgets the refusal with a good one', () => {
    render(<Harness />);
    drop(file('good.pdf'));
    drop(file('bad.exe'));
    expect(screen.getByText('good.pdf')).toBeTruthy();
    expect(screen.getByRole('alert')).toBeTruthy();
    drop(file('better.pdf'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(chosen.map((f) => f?.name)).toEqual(['good.pdf', 'better.pdf']);
  });

  it('takes exactly the maximum', () => {
    render(<Harness />);
    drop(file('max.pdf', rules.bytesMax));
    expect(chosen).toHaveLength(1);
  });

  it('shows an error from outside, and takes nothing while disabled', () => {
    render(<Harness error="The file is damaged." disabled />);
    expect(screen.getByRole('alert').textContent).toBe('The file is damaged.');
    drop(file('cv.pdf'));
    expect(chosen).toEqual([]);
  });
});
