import { isCity, isRegion } from '../catalogue/places.js';
import { matchSkills } from '../catalogue/skills.js';
import { titleLikeness } from '../catalogue/titles.js';
import { tokenize } from '../text/tokens.js';
import { plainLetters } from './letters.js';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Any syllable that Vietnamese could have, without its marks: nearly every one is a word of its own. */
const syllable =
  /^(?:ngh|ng|nh|gh|gi|kh|ph|th|tr|ch|qu|[bcdghklmnpqrstvx])?[aeiouy]{1,3}(?:ng|nh|ch|[cmnpt])?$/;

/** English words that are names as well. */
const english =
  set(`abbey abel ace adam amber amity angel april archer ariel art ash ashley aspen august aurora autumn avery bailey baker
  banks barber barker barley basil baxter bay bell berry bill birch bishop black blair blaze blue bob bond booth booker bowman
  brand branch bridge bridges brook brooks brown buck bud burns bush butcher butler camp candy carol carpenter carter cash castle
  chance chandler chase cherry chip christian church clay cliff close cloud coach cole coleman collier colt constant cook cooper
  cross crystal curry dale daisy dash dawn day dean dell dew divine dolly dove drake draper drew duke dusty dyer earl early east
  easter eden elder faith fallow farmer fern field fields finch fisher flint flower floyd ford forest foster fox frank franklin
  free freeman french frost gardener garland garner gates gay gene gentry ginger given glass glen glover gold golden good goodman
  gore grace graham grant graves gray green grey grove guy hall hand handy harden hardy harper hart haven hawk hazel head heath
  heather heaven henry hill holiday holland holly holmes honor hood hope hopper house hunt hunter iris iron ivory ivy jack jade
  jasmine jasper jay jean jet jewel jewels job jordan joy judge july june just justice kelly kent key king kitty knight lake lamb
  lance land lane lark laurel law lawyer leaf levy lily lincoln link long lord love low lucky luna lynch maddox magnolia major
  mallet mark marks marsh marshal marshall martin mason max may mayor meadow mercy miles mill miller mint miracle misty moon moore
  morning moss myrtle nash nick noble noel north norm nova oak oakley olive opal page paige paris park parker parks parson parsons
  pat patience peach pearl penny pepper perry peters pierce piper pitt pond poole pope porter potter powers precious price pride
  prince princess prosper quest quick quill rain rainbow raven ray read reed reid rhodes rice rich richer ridge river rivers rob
  robin rock rocky rod roman root rose rosemary roth rowan royal ruby rush russell rust rusty sage sailor salt sand sandy sawyer
  scarlet scott sea senior shade sharp shaw sheen shelby shepherd sherlock short sierra silver singer skill skinner sky slater
  small smart smith snow sparks speaker spears speed spring star steel stella sterling stern stone storm street strong sue summer
  summers sun sunny swan swift sydney tab tailor tanner taylor temple terrace thorn tiger tiller tony torres tower trace tracy
  trip tripp true trust tucker turner tyler usher vale van vance vega victor victoria viola violet virgo wade walker wall wallace
  ward waters watson way weaver webb webster weeks wells west west wheeler white whitaker will willow wills winner winter winters
  wise wolf wood woods woody word worth wren wright yale young your`);

/** Tongues, lands, sides of the sky, school subjects: as words they say what somebody knows, not who they are. */
const known = set(
  `anh phap duc nga trung hoa nhat han thai viet lao y my uc an khmer nam bac dong tay van toan ly su dia sinh tin nhac hoa thi
  english french german chinese`,
);
/** Middle names that half of a people has. */
const common = set('thi van');

export const namesKnowledge = (part: string): boolean => known.has(part) || common.has(part);

/** True where a part of a name is also a word, so that it tells somebody only where it stands as a name. */
export function isOrdinary(written: string, lowerWords: ReadonlySet<string>): boolean {
  const part = plainLetters(written);
  return (
    part.length < 3 ||
    syllable.test(part) ||
    english.has(part) ||
    known.has(part) ||
    lowerWords.has(part) ||
    isSaid(written)
  );
}

/** A place, a skill or a title is no name, whoever is called so. */
export const isSaid = (text: string): boolean =>
  isCity(text) ||
  isRegion(text) ||
  titleLikeness(text) > 0 ||
  matchSkills(text, tokenize(text), true).length > 0;

const addressesAndLinks = /\S{0,200}[@/]\S{0,200}|\S{1,100}\.(?:com|vn|net|org|io|me|dev)\S{0,100}/giu;

/** The words that a text has in lower case, outside addresses. */
export function lowerWordsOf(text: string): Set<string> {
  const plain = text.replace(addressesAndLinks, ' ');
  const words = plain.match(/(?<![\p{L}\p{M}])\p{Ll}[\p{Ll}\p{M}]{1,}(?![\p{L}\p{M}])/gu) ?? [];
  return new Set(words.map(plainLetters));
}
