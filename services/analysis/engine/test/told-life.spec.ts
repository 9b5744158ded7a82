import { describe, expect, it } from '@jest/globals';
import { plainTextDocument } from '../src/document.js';
import { parseResume } from '../src/resume/parse-resume.js';
import { today } from './read-lines.js';

// A life told in sentences: the employer stands in one and what somebody was there in the next.

const read = (text: string) => parseResume(plainTextDocument(text), today);
const jobs = (text: string) =>
  read(text).experience.map(({ title, company, start, end }) => [title, company, start, end]);

const ada = `Mrs. Ada Brightwell (Addie)
Bramble Row 4, Otley. Write to ada.brightwell@example.org

I grew up beside a mill and left Otley Grange School in 1998 with a handful of passes and no plan whatever. In May 2004 I moved to Larkfield Mills near Skipton. They took me on as a weaver, and in June 2009 made me shift supervisor, with fourteen looms to keep fed. I left there at the end of March 2015 when the owner sold the land.

After that I worked for myself as a window cleaner from April 2015 to the winter of 2018. It kept the wolf from the door, but the ladder and I never became friends. Since January 2019 I have been a receptionist at Moorview Surgery, and I like the mornings best.

I speak English and enough Polish to ask where it hurts. My husband works as a plumber and we have two boys. On Sundays I keep the score for the cricket club, which is a job too, only nobody pays for it.`;

const lien = `Mình tên là Đỗ Kim Liên
Nhà ở thị trấn Phú Hòa, điện thoại 0900 555 001, thư lien.do@example.vn

Mình học hết lớp 12 rồi ở nhà phụ má bán hàng, được một năm thì lên tỉnh tìm việc. Từ tháng 3 năm 2010 mình vô làm ở công ty Giày Bình Sơn, ban đầu làm công nhân may. Tới năm 2014 mình được lên tổ trưởng, coi hai mươi bốn người, ngày nào cũng đứng từ sáng tới tối. Tháng 8 năm 2018 mình nghỉ ở đó vì sanh con nhỏ.

Từ tháng 2 năm 2020 tới nay mình làm nhân viên kho cho cửa hàng vật tư Minh Tâm, cách nhà ba cây số, chạy xe máy đi về. Chồng mình làm thợ hồ, tuần nào cũng đi xa. Mình xài được Excel với Zalo, còn phần mềm kho thì mình đang tập.`;

describe('a life told in paragraphs', () => {
  it('has its jobs, each with its employer, in English', () => {
    expect(jobs(ada)).toEqual([
      ['weaver', 'Larkfield Mills', 'May 2004', 'June 2009'],
      ['shift supervisor', 'Larkfield Mills', 'June 2009', 'March 2015'],
      ['window cleaner', null, 'April 2015', '2018'],
      ['receptionist', 'Moorview Surgery', 'January 2019', null],
    ]);
  });

  it('has its jobs, each with its employer, in Vietnamese', () => {
    expect(jobs(lien).map(([title, company]) => [title, company])).toEqual([
      ['công nhân may', 'công ty Giày Bình Sơn'],
      ['tổ trưởng', 'công ty Giày Bình Sơn'],
      ['nhân viên kho', 'cửa hàng vật tư Minh Tâm'],
    ]);
  });

  it('is told by somebody with a name', () => {
    expect(read(ada).contact.full_name).toBe('Ada Brightwell');
    expect(read(lien).contact.full_name).toBe('Đỗ Kim Liên');
  });

  it('goes on only where that is told', () => {
    const ended = lien.replace('ban đầu làm', 'làm');
    expect(jobs(ended)[0]?.[3] ?? null).not.toBe('nay');
  });

  it('gives one study no date of another', () => {
    const two = ada.replace(
      'I speak English',
      'I have the Certificate in Weaving, finished in 2007, and I am halfway through the Diploma in Textile Design, to be done by May 2028. I speak English',
    );
    const [certificate] = read(two).education.filter(({ degree }) => degree?.startsWith('Certificate'));
    expect(certificate?.end).toBe('2007');
  });
});
