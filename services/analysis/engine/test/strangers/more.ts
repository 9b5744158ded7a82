import { type Stranger, stranger } from './stranger.js';

/** People who tell in sentences, and other rare shapes. */
export const rareShapes: readonly Stranger[] = [
  stranger(
    'told in sentences, vi',
    { full_name: 'Mạc Văn Thuận', phone: '0969 330 118', location: 'Thị xã Bến Cát, Bình Dương' },
    {
      work: 'tài xế xe tải @ Công ty TNHH Vận tải Bình Minh; phụ kho @ Kho gỗ Tân Thành; bảo vệ ca đêm @ Công ty Bảo vệ Long Hải',
      studies: '- @ Trường Trung cấp nghề Thủ Dầu Một',
      skills: 'Lái xe hạng C; sửa chữa nhỏ; bốc xếp',
    },
    `MẠC VĂN THUẬN
Điện thoại 0969 330 118. Nhà ở: Thị xã Bến Cát, Bình Dương
KINH NGHIỆM
Từ tháng 3/2019 đến nay tôi làm tài xế xe tải tại Công ty TNHH Vận tải Bình Minh, chạy tuyến miền Tây mỗi tuần ba chuyến. Từ 2016 đến 2019 tôi làm phụ kho cho Kho gỗ Tân Thành, nhận và kiểm hàng. Trước đó, từ 2014 đến 2016, tôi làm bảo vệ ca đêm ở Công ty Bảo vệ Long Hải.
HỌC VẤN
Tôi tốt nghiệp Trường Trung cấp nghề Thủ Dầu Một năm 2013, ngành cơ khí ô tô.
KỸ NĂNG
Lái xe hạng C, sửa chữa nhỏ và bốc xếp.`,
  ),
  stranger(
    'told in sentences, en',
    {
      full_name: 'Gwendolyn Pryce',
      phone: '01633 555 014',
      location: 'Newport, South Wales NP20',
      email: 'gwen.pryce@example.co.uk',
    },
    {
      work: 'school cook @ Maesglas Primary School; kitchen porter @ The Lamb Inn',
      studies: 'NVQ Level 2 in Catering @ Coleg Gwent; GCSEs @ Bassaleg School',
      skills: 'menu planning; allergen control; stock rotation',
    },
    `Gwendolyn Pryce
Newport, South Wales NP20
01633 555 014, gwen.pryce@example.co.uk
Profile
Cheerful cook who likes a full dining hall.
Work history
Since 2017 I have been a school cook at Maesglas Primary School, feeding 210 children a day. From 2012 to 2017 I worked as a kitchen porter for The Lamb Inn.
Education
NVQ Level 2 in Catering, Coleg Gwent, 2014
GCSEs (5 at A-C), Bassaleg School, 2012
Skills
menu planning, allergen control and stock rotation`,
  ),
  stranger(
    'degree with mark on the row, school after a dash',
    {
      full_name: 'Sneha Patil',
      email: 'sneha.patil@example.in',
      phone: '+91-98200-55512',
      location: 'Bengaluru, Karnataka',
    },
    {
      work: 'Software Engineer @ Tarang Softech; Graduate Engineer Trainee @ Volta Motors',
      studies:
        "B.Tech (Computer Science) @ NIT Surathkal; Class XII (CBSE) @ Delhi Public School; Class X (ICSE) @ St. Mary's Convent",
      skills: 'Python; Django; REST; Git; Linux',
    },
    `Sneha Patil
+91-98200-55512 | sneha.patil@example.in | Bengaluru, Karnataka
EXPERIENCE
Software Engineer | Tarang Softech | Jul 2021 - Present
• Django services for 3 clients
Graduate Engineer Trainee | Volta Motors | Aug 2020 - Jun 2021
EDUCATION
B.Tech (Computer Science) - NIT Surathkal - 2020 - CGPA 8.4/10
Class XII (CBSE) - Delhi Public School - 2016 - 91.2%
Class X (ICSE) - St. Mary's Convent - 2014 - 93%
SKILLS
Python, Django, REST, Git, Linux`,
  ),
  stranger(
    'school first, degrees below',
    {
      full_name: 'Marek Wójcik',
      email: 'marek.wojcik@poczta.example',
      phone: '+48 600 555 010',
      location: 'Gdynia, Poland',
    },
    {
      work: 'Network Administrator @ Portowa Spółdzielnia; IT Helpdesk @ Urząd Miasta Gdyni',
      studies:
        'Magister, Informatyka @ Politechnika Gdańska; Inżynier, Informatyka @ Politechnika Gdańska; Matura @ III Liceum Ogólnokształcące',
      skills: 'MikroTik; VLAN; Active Directory; PowerShell',
    },
    `Marek Wójcik
Gdynia, Poland
marek.wojcik@poczta.example
+48 600 555 010
Employment
Network Administrator
Portowa Spółdzielnia, Gdynia
04/2016 – present
Looks after 14 sites.
IT Helpdesk
Urząd Miasta Gdyni
09/2013 – 03/2016
Education
Politechnika Gdańska
Magister, Informatyka
2012 – 2013
Politechnika Gdańska
Inżynier, Informatyka
2008 – 2012
III Liceum Ogólnokształcące
Matura
2008
IT skills
MikroTik, VLAN, Active Directory, PowerShell`,
  ),
  stranger(
    'a paragraph for each job',
    { full_name: 'Ông Thị Lài', phone: '0907 555 661', location: 'P. Hưng Lợi, Q. Ninh Kiều, TP. Cần Thơ' },
    {
      work: 'Thủ kho @ Công ty CP Gạch Tân Phú; Nhân viên kiểm hàng @ Công ty TNHH Thủy sản Mekong Xanh; Phục vụ @ Quán cơm Bà Sáu',
      studies: 'Trung cấp Kế toán @ Trường Trung cấp Kinh tế Cần Thơ',
      skills: 'sổ kho; Excel; xe nâng',
    },
    `Ông Thị Lài
0907 555 661, P. Hưng Lợi, Q. Ninh Kiều, TP. Cần Thơ
Quá trình công tác
03/2019 – nay: Thủ kho – Công ty CP Gạch Tân Phú: nhập xuất hàng, kiểm kê, sắp xếp kho, lập báo cáo tồn kho mỗi tuần cho kế toán trưởng
Nhân viên kiểm hàng tại Công ty TNHH Thủy sản Mekong Xanh (05/2016 – 02/2019): kiểm kích cỡ và độ tươi của tôm, ghi sổ, báo lại cho tổ trưởng
Phục vụ, Quán cơm Bà Sáu, 2014 - 2016. Bưng bê, tính tiền và dọn dẹp mỗi tối sau khi đóng cửa hàng
Học vấn
Trung cấp Kế toán, Trường Trung cấp Kinh tế Cần Thơ, 2012 - 2014
Kỹ năng
Ghi sổ kho, Excel, lái xe nâng`,
  ),
  stranger(
    'staff of a shop, headings of her own words',
    { full_name: 'Priscilla Okafor-Lund', email: 'priscilla.ol@example.dk', location: 'Aarhus, Denmark' },
    {
      work: 'Shop Manager @ Tinkertoy Cph; Sales Assistant @ Magasin',
      studies: 'Diploma in Retail @ Aarhus Business College',
      skills: 'visual merchandising; Shopify; rota planning',
    },
    `Priscilla Okafor-Lund
Aarhus, Denmark | priscilla.ol (at) example.dk
WHERE I HAVE WORKED
Shop Manager at Tinkertoy Cph, Aug 2020 - now
- rota of nine people, stock, till
Sales Assistant at Magasin, 2017 - Jul 2020
WHAT I HAVE LEARNT
Diploma in Retail, Aarhus Business College, 2017
WHAT I CAN DO
visual merchandising, Shopify, rota planning`,
  ),
];
