// Headings that say what their lines are not: no skill and no fact. Folded text, without signs.

/** What somebody cannot do, has not done yet or does badly. */
const limits =
  /^(?:not (?:yet|quite|so (?:good|strong|sure)|my (?:thing|strengths?|field|job))(?: .*)?|(?:(?:what|things) )?i (?:can ?not|can t|do not|don t|have not|haven t|have never|never|am not)(?: .*)?|what (?:is )?(?:still )?missing|(?:still|yet) (?:missing|to (?:learn|come)|learning)|(?:seen|tried|touched|read|met|heard of) (?:.* )?not .*|(?:my )?(?:honest )?(?:gaps?|limits|limitations|weaknesses|weak (?:points?|spots?|sides?)|shortcomings)|(?:less|not) good at|bad at|never (?:done|did|used|tried|touched)(?: .*)?|out of my depth|what i lack|no experience(?: .*)?|only (?:seen|tried|touched)|(?:with|under) (?:help|guidance) only)$|^(?:(?:nhung )?(?:gi|dieu|viec|thu|cai|phan) )?(?:(?:toi|minh|em) )?(?:con )?chua (?:lam|biet|quen|ranh|thao|hoc|dung|tung|vung|gioi|tot|duoc|xong|co(?! kinh nghiem)|dam|the)(?: .*)?$|^(?:khong|chang) (?:gioi|biet|lam duoc|ranh|manh|thao|quen)(?: .*)?$|^(?:con|dang) (?:thieu|yeu|kem|non|vuong)(?: .*)?$|^(?:diem yeu|han che|nhuoc diem|cho yeu|mat yeu)(?: .*)?$|^(?:moi|chi) (?:so|cham|biet|nghe|xem|ngo|thu) qua$|^(?:can|phai) (?:hoc|ren|bo sung) them$/;
/** Of these the ones that deny whatever stands below them. */
const denials =
  /^(?:not yet|(?:(?:what|things) )?i (?:can ?not|can t|do not|don t|have not|haven t|have never|never)|what (?:is )?(?:still )?missing|still missing|never|what i lack|no experience)|(?:^|\s)chua (?:lam|biet|hoc|dung|tung|duoc|co)|^khong (?:biet|lam duoc)|^(?:con|dang) thieu/;
const limitWordsMax = 7;

/** What somebody looks for or wishes. */
const wishes =
  /^(?:(?:my )?wish(?:es)?(?: list)?|(?:what|where) i (?:am |m )?(?:look(?:ing)?(?: for)?|want|hope for|would like|wish for|need)(?: .*)?|looking for|wanted|my (?:terms|conditions)|(?:what )?i (?:am |m )?(?:looking|hoping) for|(?:(?:nhung )?(?:dieu|viec|thu|cho|noi) )?(?:toi|minh|em) (?:dang )?(?:tim|mong|muon|can|cho doi|uoc)(?: .*)?|mong|nguyen vong|mong (?:uoc|moi|muon)|uoc muon|nguyen vong (?:ca nhan|cong viec|nghe nghiep)|dieu (?:tim|mong) (?:kiem|doi))$/;
/** What somebody owns or drives. */
const gear =
  /^(?:(?:my )?(?:own )?(?:gear|tools and vehicles?|vehicles?|kit and car)|do nghe rieng|(?:phuong tien|xe|xe co)(?: rieng| di lai| ca nhan)?|do dung rieng|may moc rieng)$/;
/** What somebody does when not at work. */
const leisure =
  /^(?:off (?:screen|shift|stage|line|site|air|the (?:job|clock|road|floor))|when (?:the .*|i am |i m |not )(?:dark|closed|shut|off|home|free|working|at work|over|done)|(?:the )?rest of (?:me|my (?:life|week))|besides? (?:work|the job)|(?:at|on) (?:the )?weekends?|(?:luc|khi|gio|ngay) (?:nghi|ranh|roi|thanh thoi)(?: ngoi| roi)?|ngoai (?:gio|lop|ca|cong viec|xuong|bep|san khau)(?: .*)?|het gio lam|het ca|ngay nghi|cuoi tuan)$/;
/** Who is asked about somebody. */
const referees =
  /^(?:(?:my )?(?:referees?|references?)(?: (?:available|on|upon|and|from|who|i) .*)?|(?:people|those|others) who (?:will |can |would |could )?(?:speak|vouch|answer|talk)(?: .*)?|ask(?: .*)? about me|(?:nguoi|ai) (?:quen )?(?:lam chung|co the hoi|noi gium|chung nhan)(?: .*)?|hoi (?:ve|ai ve) (?:toi|em|minh))$/;
/** What somebody told or taught others, unpaid. */
const shared =
  /^(?:told others(?: .*)?|(?:talks?|speaking|sharing|teaching|mentoring)(?: (?:and|others|at) .*)|sharing|mentoring|chia se(?: .*)?|(?:noi chuyen|dien thuyet|dien gia|huong dan)(?: .*)? (?:cong dong|nguoi khac|hoi thao)|cong dong(?: .*)?)$/;

export type ToldKind = 'limits' | 'wishes' | 'other' | 'interests' | 'references' | 'activities';

const kinds: readonly (readonly [ToldKind, RegExp])[] = [
  ['limits', limits],
  ['wishes', wishes],
  ['other', gear],
  ['interests', leisure],
  ['references', referees],
  ['activities', shared],
];

/** What a heading in somebody's own words says of its lines; `key` is folded and has no signs. */
export const toldHeading = (key: string): ToldKind | null =>
  key.split(' ').length > limitWordsMax
    ? null
    : (kinds.find(([, pattern]) => pattern.test(key))?.[0] ?? null);

/** `Chưa làm được`, `What I can't do`: a bare name below it is one that is not there. */
export const deniesAll = (key: string): boolean => limits.test(key) && denials.test(key);
