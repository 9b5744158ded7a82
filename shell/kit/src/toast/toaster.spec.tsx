import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { i18n } from '../i18n/i18n.js';
import { toast } from './toast-store.js';
import { Toaster } from './toaster.js';

beforeEach(async () => {
  await i18n.changeLanguage('en');
  jest.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => {
  jest.useRealTimers();
});

const say = (...titles: string[]) => act(() => titles.forEach((title) => toast.info(title)));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const seen = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('toasts', () => {
  it('are seen three at once, four seconds each; the others wait their turn', () => {
    say('one', 'two', 'three', 'four', 'five');
    expect(seen()).toEqual(['one', 'two', 'three']);
    pass(3999);
    expect(seen()).toEqual(['one', 'two', 'three']);
    pass(1);
    expect(seen()).toEqual(['four', 'five']);
    pass(4000);
    expect(seen()).toEqual([]);
  });

  it('say the same thing once', () => {
    say('one', 'one');
    expect(seen()).toEqual(['one']);
  });

  it('can be dismissed', () => {
    say('one', 'two');
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0]!);
    expect(seen()).toEqual(['two']);
  });

  it('wait while someone points at them', () => {
    say('one');
    const card = screen.getByRole('status');
    fireEvent.pointerEnter(card);
    pass(60_000);
    expect(seen()).toEqual(['one']);
    fireEvent.pointerLeave(card);
    pass(4000);
    expect(seen()).toEqual([]);
  });

  it('are announced, errors at once', () => {
    act(() => toast.error('broken', 'and why'));
    expect(screen.getByRole('alert').textContent).toBe('brokenand why');
  });
});
