import { fold } from '../text/fold.js';
import { remember } from '../text/remember.js';

const states = `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK
  OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC ON BC AB QC NSW VIC QLD ST HN UK USA US UAE EU`;
const regions = `alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|
  illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|
  montana|nebraska|nevada|new hampshire|new jersey|new mexico|north carolina|north dakota|ohio|oklahoma|oregon|
  pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|west virginia|
  wisconsin|wyoming|ontario|quebec|british columbia|alberta|england|scotland|wales|united states|united kingdom|u.s.a|u.s|
  canada|australia|germany|france|spain|italy|netherlands|poland|india|china|japan|korea|south korea|singapore|malaysia|
  thailand|indonesia|philippines|viet nam|vietnam|taiwan|hong kong|ireland|portugal|sweden|norway|denmark|finland|switzerland|
  austria|belgium|brazil|mexico|argentina|israel|united arab emirates|new zealand|russia|ukraine|romania|hungary|greece|
  turkey|egypt|andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|jharkhand|karnataka|
  kerala|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|orissa|punjab|rajasthan|sikkim|tamil nadu|telangana|
  tripura|uttar pradesh|uttarakhand|uttaranchal|west bengal|jammu and kashmir|jammu & kashmir|new south wales|victoria|queensland|
  south australia|western australia|tasmania|manitoba|saskatchewan|nova scotia|new brunswick|northern ireland|south wales|north wales|
  bavaria|bayern|johor|selangor|penang|sabah|sarawak|luzon|cebu|croatia|serbia|bulgaria|slovakia|slovenia|estonia|latvia|lithuania|
  belarus|moldova|georgia|armenia|azerbaijan|kazakhstan|uzbekistan|iran|iraq|jordan|lebanon|saudi arabia|qatar|kuwait|oman|bahrain|
  nepal|bhutan|maldives|mongolia|macau|brunei|fiji|papua new guinea|ghana|cameroon|ethiopia|uganda|tanzania|rwanda|zambia|zimbabwe|
  botswana|namibia|mozambique|angola|senegal|ivory coast|morocco|algeria|tunisia|libya|sudan|cyprus|malta|iceland|luxembourg|albania|
  bosnia and herzegovina|north macedonia|montenegro|kosovo|venezuela|ecuador|bolivia|paraguay|uruguay|panama|costa rica|guatemala|
  honduras|el salvador|nicaragua|cuba|dominican republic|jamaica|trinidad and tobago|puerto rico|deutschland|österreich|schweiz|polska|
  españa|italia|nederland|belgique|suisse|brasil|méxico|south africa|nigeria|kenya|pakistan|bangladesh|sri lanka|cambodia|laos|myanmar|czech republic|chile|colombia|peru`;
const cities = `new york|san francisco|los angeles|seattle|chicago|boston|austin|denver|london|paris|berlin|munich|amsterdam|dublin|
  toronto|vancouver|sydney|melbourne|tokyo|osaka|seoul|beijing|shanghai|shenzhen|bangkok|jakarta|manila|kuala lumpur|
  mumbai|delhi|new delhi|noida|gurgaon|gurugram|kolkata|ahmedabad|surat|jaipur|lucknow|kanpur|nagpur|indore|thane|bhopal|visakhapatnam|patna|
  vadodara|ghaziabad|ludhiana|agra|nashik|faridabad|navi mumbai|coimbatore|kochi|cochin|trivandrum|thiruvananthapuram|mysore|mysuru|mangalore|chandigarh|bhubaneswar|karachi|lahore|
  lagos|abuja|nairobi|accra|johannesburg|cape town|cairo|alexandria|istanbul|ankara|athens|rome|milan|madrid|barcelona|valencia|lisbon|porto|warsaw|kraków|krakow|wrocław|wroclaw|gdańsk|prague|brno|vienna|zurich|zürich|geneva|brussels|antwerp|rotterdam|the hague|hamburg|cologne|köln|frankfurt|stuttgart|düsseldorf|leipzig|dresden|münchen|lyon|marseille|toulouse|lille|copenhagen|stockholm|gothenburg|oslo|bergen|helsinki|tallinn|riga|vilnius|budapest|bucharest|sofia|belgrade|zagreb|kyiv|kiev|lviv|moscow|st petersburg|
  manchester|birmingham|leeds|glasgow|edinburgh|liverpool|bristol|sheffield|cardiff|belfast|nottingham|leicester|cambridge|oxford|cork|galway|limerick|brisbane|perth|adelaide|canberra|auckland|wellington|christchurch|montreal|calgary|ottawa|edmonton|winnipeg|
  houston|dallas|phoenix|philadelphia|san antonio|san diego|san jose|jacksonville|columbus|charlotte|indianapolis|nashville|detroit|memphis|portland|las vegas|baltimore|milwaukee|albuquerque|tucson|fresno|sacramento|atlanta|miami|orlando|tampa|minneapolis|cleveland|pittsburgh|cincinnati|st louis|kansas city|raleigh|salt lake city|
  sao paulo|são paulo|rio de janeiro|mexico city|buenos aires|santiago|lima|bogota|bogotá|medellin|doha|riyadh|jeddah|abu dhabi|sharjah|muscat|kuwait city|tel aviv|beirut|amman|dhaka|chittagong|colombo|kathmandu|yangon|phnom penh|vientiane|cebu city|quezon city|makati|davao|surabaya|bandung|johor bahru|george town|chiang mai|kyoto|nagoya|fukuoka|yokohama|busan|incheon|guangzhou|hangzhou|chengdu|nanjing|wuhan|taipei|kaohsiung|
  bangalore|bengaluru|hyderabad|chennai|pune|silicon valley|remote|hybrid|bay area|dubai|
  ha noi|hanoi|ho chi minh|ho chi minh city|hcmc|hcm|tp.hcm|tp. hcm|tphcm|tp hcm|tp.ho chi minh|tp. ho chi minh|tp ho chi minh|sai gon|saigon|thanh pho ho chi minh|
  da nang|danang|hai phong|can tho|hue|thua thien hue|nha trang|da lat|vung tau|ba ria vung tau|ba ria - vung tau|bien hoa|dong nai|binh duong|thu dau mot|long an|
  tien giang|ben tre|tra vinh|vinh long|dong thap|an giang|kien giang|hau giang|soc trang|bac lieu|ca mau|tay ninh|binh phuoc|
  lam dong|dak lak|dak nong|gia lai|kon tum|phu yen|khanh hoa|ninh thuan|binh thuan|quang nam|quang ngai|binh dinh|
  quang tri|quang binh|ha tinh|nghe an|thanh hoa|ninh binh|nam dinh|thai binh|ha nam|hung yen|hai duong|bac ninh|
  bac giang|vinh phuc|phu tho|thai nguyen|lang son|cao bang|bac kan|tuyen quang|ha giang|lao cai|yen bai|lai chau|dien bien|
  son la|hoa binh|quang ninh|ha long|vinh|thu duc|toan quoc|lam viec tu xa`;

const split = (text: string): string[] => text.split('|').map((part) => part.trim().replace(/\s+/g, ' '));
const stateSet = new Set(states.split(/\s+/));
const regionSet = new Set(split(regions));
const citySet = new Set(split(cities));

const withoutZip = (text: string): string =>
  text
    .trim()
    .replace(/\s+\d{4,6}(?:-\d{4})?$/, '')
    .replace(/\.$/, '');
const vietnameseAddress =
  /^(?:(?:số|tổ|lô|ngõ|ngách|hẻm|kiệt)(?=\s?\d|\s\p{Lu}\d)|số nhà|tổ dân phố|(?:đường|phố|phường|quận|huyện|thị xã|thị trấn|xã(?! hội)|thôn|ấp|khóm|thành phố|tỉnh|khu phố|khu công nghiệp|tòa nhà)(?=\s)|p\.|q\.|quan \d|phuong |tp\.|tp(?=\s|hcm)|kcn)\s?[\p{L}\p{N}]/iu;

/** A state, province or country: what closes an address. */
export const isRegion = remember((text: string): boolean => {
  const bare = withoutZip(text);
  return stateSet.has(bare) || regionSet.has(fold(bare));
});

/** A known city or province. */
export const isCity = remember((text: string): boolean => {
  const bare = fold(withoutZip(text))
    .replace(/^(?:tp\.?|thanh pho|tinh|city of)\s*/, '')
    .replace(/\s*city$/, '');
  return citySet.has(bare) || citySet.has(fold(withoutZip(text)));
});

export const isAddressPart = (text: string): boolean => vietnameseAddress.test(text.trim());

/** `Greater Leeds Area`, `San Francisco Bay Area`. */
const metropolis =
  /^(?:greater\s\p{Lu}[\p{L}.'’ -]{1,50}|\p{Lu}[\p{L}.'’ -]{1,40}\s(?:metropolitan|metro|bay))\s(?:metropolitan\s)?area$/iu;

/** `Austin, TX`, `Remote`, `Quận 1, TP. Hồ Chí Minh`: a phrase that is nothing but a place. */
export function isPlace(phrase: string): boolean {
  const text = phrase.trim().replace(/^\(|\)$/g, '');
  if (text === '' || text.length > 90) return false;
  if (isCity(text) || isRegion(text) || metropolis.test(text)) return true;
  const parts = text.split(/\s*[,–—]\s*|\s-\s/).filter((part) => part !== '');
  const last = parts[parts.length - 1] ?? '';
  if (parts.length < 2) return isAddressPart(text);
  if (parts.every((part) => isCity(part) || isRegion(part) || isAddressPart(part))) return true;
  if (!isRegion(last) && !isCity(last)) return false;
  // "Springfield, IL": one unknown town directly before a region. More unknown parts are an employer and its place.
  const unknown = parts.filter((part) => !isCity(part) && !isRegion(part) && !isAddressPart(part));
  const [town] = unknown;
  const at = town === undefined ? -1 : parts.indexOf(town);
  const after = parts[at + 1] ?? '';
  const named =
    town !== undefined && /^\p{Lu}/u.test(town) && town.split(' ').length <= 3 && !/[()&@]/.test(town);
  const street = town !== undefined && /^\d+\s/.test(town);
  return unknown.length === 1 && at === 0 && (street || (named && isRegion(after) && !isCity(after)));
}

/**
 * Where a trailing place begins in a comma list (`Google, Mountain View, CA, USA` → 1); the number of parts when there
 * is none. The part before a state or country is its city.
 */
export function placeTail(parts: readonly string[]): number {
  let at = parts.length;
  while (
    at > 1 &&
    (isRegion(parts[at - 1] ?? '') || isCity(parts[at - 1] ?? '') || isAddressPart(parts[at - 1] ?? ''))
  )
    at -= 1;
  const closedByRegion = at < parts.length && isRegion(parts[at] ?? '') && !isCity(parts[at] ?? '');
  const town = parts[at - 1] ?? '';
  if (closedByRegion && at > 1 && /^\p{Lu}/u.test(town) && town.split(' ').length <= 4) at -= 1;
  return at;
}
