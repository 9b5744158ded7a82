import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useListState } from './use-list-state.js';

const sorts = ['name', '-name'] as const;
const filters = {
  state: ['sent', 'failed'],
  from: (value: string) => /^\d{4}-\d\d-\d\d$/.test(value),
} as const;

const listAt = (address: string) =>
  renderHook(
    () => ({ list: useListState({ sorts, defaultSort: '-name', filters }), place: useLocation().search }),
    {
      wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
    },
  ).result;

describe('the state of a list', () => {
  it('is read from the address', () => {
    const { list } = listAt('/list?page=3&sort=name&search=an&state=failed&from=2026-11-20').current;
    const everything = { sort: 'name', search: 'an', state: 'failed', from: '2026-11-20' };
    expect(list.query).toEqual({ page: 3, pageSize: 20, ...everything });
    expect(list.everything).toEqual(everything);
    expect(list.narrowed).toBe(true);
  });

  it('takes what it does not know for not given', () => {
    const { list } = listAt('/list?page=0&sort=bogus&state=lost&from=yesterday&other=1').current;
    expect(list.query).toEqual({ page: 1, pageSize: 20, sort: '-name' });
    expect(list.narrowed).toBe(false);
  });

  it('goes to the first page with a filter, and leaves what is not its own', () => {
    const result = listAt('/list?page=3&search=an&other=1');
    act(() => result.current.list.setFilter('state', 'sent'));
    expect(result.current.place).toBe('?search=an&other=1&state=sent');
    act(() => result.current.list.setFilter('state', null));
    expect(result.current.place).toBe('?search=an&other=1');
  });

  it('shows all again and keeps the order', () => {
    const result = listAt('/list?page=3&sort=name&search=an&state=sent&from=2026-11-20');
    act(() => result.current.list.showAll());
    expect(result.current.place).toBe('?sort=name');
  });
});
