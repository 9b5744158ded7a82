import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { i18n } from '../../i18n/i18n.js';
import { axeFindings } from '../../testing/axe.js';
import { DataList, type DataColumn } from './data-list.js';

interface Row {
  id: string;
  name: string;
}
const columns: readonly DataColumn<Row>[] = [
  { key: 'name', title: 'Name', sortable: true, render: (row) => row.name },
  { key: 'id', title: 'Number', render: (row) => row.id },
];
const rows = [{ id: '1', name: 'An' }];
const onSort = jest.fn();
const shared = { caption: 'People', columns, rowKey: (row: Row) => row.id, onSort };

beforeEach(async () => {
  onSort.mockClear();
  await i18n.changeLanguage('en');
});

describe('a list', () => {
  it('is a table with a name, sorted by its heads', async () => {
    render(<DataList {...shared} rows={rows} sort="-name" />);
    expect(screen.getByRole('table', { name: 'People' })).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending');
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(onSort).toHaveBeenCalledWith('name');
    expect(await axeFindings(screen.getByRole('table'))).toEqual([]);
  });

  it('offers the same orders where it is cards', async () => {
    render(<DataList {...shared} rows={rows} sort="-name" />);
    const select = screen.getByLabelText<HTMLSelectElement>('Sort by');
    expect([...select.options].map((o) => o.text)).toEqual(['Name, descending', 'Name, ascending']);
    await userEvent.selectOptions(select, 'name');
    expect(onSort).toHaveBeenCalledWith('name');
  });

  it('stands in its final shape while it loads', () => {
    render(<DataList {...shared} rows={undefined} />);
    expect(screen.getByRole('table').parentElement?.getAttribute('aria-busy')).toBe('true');
    expect(screen.getAllByRole('row').length).toBeGreaterThan(1);
  });

  it('says so when nothing is in it', () => {
    render(<DataList {...shared} rows={[]} />);
    expect(screen.getByText('Nothing matches.')).toBeTruthy();
  });
});
