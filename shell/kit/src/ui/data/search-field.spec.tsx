import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchField, searchPauseMs } from './search-field.js';

const onSearch = jest.fn();
beforeEach(() => {
  onSearch.mockClear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('the search field', () => {
  it('asks once, a moment after the last key', () => {
    render(<SearchField label="Search" value="" onSearch={onSearch} />);
    type('a');
    pass(searchPauseMs - 1);
    type('an ');
    pass(searchPauseMs - 1);
    expect(onSearch).not.toHaveBeenCalled();
    pass(1);
    expect(onSearch.mock.calls).toEqual([['an']]);
    pass(searchPauseMs * 2);
    expect(onSearch).toHaveBeenCalledTimes(1);
  });

  it('does not wait after Enter', () => {
    render(<SearchField label="Search" value="" onSearch={onSearch} />);
    type('an');
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 });
    expect(onSearch.mock.calls).toEqual([['an']]);
  });

  it('follows the address, but never over what is being typed', () => {
    const { rerender } = render(<SearchField label="Search" value="an" onSearch={onSearch} />);
    rerender(<SearchField label="Search" value="binh" onSearch={onSearch} />);
    expect(box().value).toBe('binh');
    type('binh ch');
    pass(searchPauseMs);
    rerender(<SearchField label="Search" value="binh ch" onSearch={onSearch} />);
    type('binh chau');
    rerender(<SearchField label="Search" value="binh ch" onSearch={onSearch} />);
    expect(box().value).toBe('binh chau');
  });

  it('asks at once when the field is left, and not again', () => {
    render(<SearchField label="Search" value="" onSearch={onSearch} />);
    type('an');
    fireEvent.blur(box());
    expect(onSearch.mock.calls).toEqual([['an']]);
    pass(searchPauseMs * 2);
    expect(onSearch).toHaveBeenCalledTimes(1);
  });
});
