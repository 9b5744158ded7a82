import { describe, expect, it } from '@jest/globals';
import { findRanges } from './dates.js';

const month = (value: number | null): string =>
  value === null ? '?' : `${Math.floor(value / 12)}-${(value % 12) + 1}`;
const read = (text: string): string =>
  findRanges(text)
    .map(({ from, to, open }) => `${month(from)} to ${open ? 'now' : month(to)}`)
    .join('; ');

describe('date ranges as people write them', () => {
  it.each([
    ["Aug'19 – Present", '2019-8 to now'],
    ['Aug’17 - Feb’20', '2017-8 to 2020-2'],
    ['2018-nay', '2018-1 to now'],
    ['từ 2023-03', '2023-3 to now'],
    ['since 2010-12', '2010-12 to now'],
    ['2010-12', '2010-1 to 2012-12'],
    ['T9/2018 - hiện tại', '2018-9 to now'],
    ['06/2022 - Hiện', '2022-6 to now'],
    ['Từ 05/2016 đến nay', '2016-5 to now'],
    ['tu 05/2016 den nay', '2016-5 to now'],
    ['từ tháng 4 năm 2015 đến tháng 6 năm 2017', '2015-4 to 2017-6'],
    ['Q2 2019 - Q4 2020', '2019-4 to 2020-12'],
    ['10/18 – 03/20', '2018-10 to 2020-3'],
    ['2014 till date', '2014-1 to now'],
    ['March 2019 to date', '2019-3 to now'],
    ['May 2017 until now', '2017-5 to now'],
    ['June 2020 - Present (3 years 2 months)', '2020-6 to now'],
    ['(04/2018 – Current) WELDER', '2018-4 to now'],
    ['T2 - T8/2021', '2021-2 to 2021-8'],
    ['May – July 2022', '2022-5 to 2022-7'],
    ['2nd May 2016 to 30th June 2018', '2016-5 to 2018-6'],
    ['Nov-2016 to Jan-2019', '2016-11 to 2019-1'],
    ['2015-18', '2015-1 to 2018-12'],
    ['từ giữa 2016 đến cuối 2018', '2016-1 to 2018-12'],
    ['Since 2020', '2020-1 to now'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('leaves the syllable of a compound word to its word', () => {
    const [range] = findRanges('Nhân viên chứng từ\t08/2018 - 02/2020');
    expect(range?.text).toBe('08/2018 - 02/2020');
  });

  it.each(['2 - 3 years', '24/7', 'phone 0903 445 667', 'ISO 9001:2015', '5 - 10 people in 2019'])(
    'finds none in %s',
    (text) => {
      expect(read(text)).toBe('');
    },
  );
});
