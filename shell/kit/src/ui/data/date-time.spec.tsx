import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { formatDateTime } from '../../format.js';
import { i18n } from '../../i18n/i18n.js';
import { DateTime } from './date-time.js';

/** Noon of the day that many days ago, which no change of clocks moves to another day. */
function noon(daysAgo: number): string {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo, 12, 25).toISOString();
}

describe('the time of a line', () => {
  it.each([
    ['vi', 0, 'hôm nay 12:25'],
    ['vi', 1, 'hôm qua 12:25'],
    ['en', 0, 'today 12:25'],
    ['en', 1, 'yesterday 12:25'],
  ])(
    'in %s, of %i days ago, names the day and keeps the full stamp for focus and readers',
    async (language, ago, text) => {
      await i18n.changeLanguage(language);
      render(<DateTime at={noon(ago)} />);
      const stamp = screen.getByText(formatDateTime(noon(ago)));
      const time = stamp.closest('time')!;
      expect(time.dateTime).toBe(noon(ago));
      expect(time.tabIndex).toBe(0);
      expect(screen.getByText(text).getAttribute('aria-hidden')).toBe('true');
      expect(stamp.getAttribute('aria-hidden')).toBeNull();
    },
  );

  it('is the stamp alone for an older day', () => {
    const { container } = render(<DateTime at={noon(2)} />);
    expect(container.textContent).toBe(formatDateTime(noon(2)));
    expect(container.querySelector('time')!.tabIndex).toBe(-1);
  });
});
