import type { Attributes } from './docx-styles.js';

/** A fill that is no one known colour: a theme's colour, a gradient, a picture. Text of any colour may show on it. */
const unknownFill = 'unknown';
const paperColours: ReadonlySet<string> = new Set(['bg1', 'lt1', 'bg2', 'lt2']);
const hex = /^#?([0-9a-f]{6})(?![0-9a-f])/iu;
const shorthand = /^#([0-9a-f])([0-9a-f])([0-9a-f])(?![0-9a-f])/iu;

/** `#404040`, `#333`, `#1f4e79 [3204]`: the fill of a shape as old Word writes it. */
function vmlFill(attributes: Attributes): string | undefined {
  const fill = attributes['fillcolor'];
  if (fill === undefined || /^f(?:alse)?$/iu.test(attributes['filled'] ?? '')) return undefined;
  const short = shorthand.exec(fill);
  if (short)
    return short
      .slice(1)
      .map((digit) => digit + digit)
      .join('');
  return fill === 'white' ? 'FFFFFF' : (hex.exec(fill)?.[1] ?? unknownFill);
}

/** A filled shape or a picture that is drawn behind the text, and how much of the page below it is left, in points. */
export interface Banner {
  readonly fill: string;
  left: number;
}

const pointsOf = (emu: string | undefined): number => Number(emu ?? 0) / 12_700;
/** A rule or an ornament is no background. */
const bannerPointsMin = { width: 200, height: 12 };

/** The fills of the shapes that are open: the text of a banner stands on the banner's colour, not on paper. */
export class Shapes {
  readonly #fills: (string | undefined)[] = [];
  #properties = 0;
  #line = 0;
  #isSet = false;
  #behind: { width: number; height: number } | null = null;
  #banner: Banner | null = null;

  /** What is drawn behind the text from here on; null where nothing is. */
  get banner(): Banner | null {
    return this.#banner;
  }

  /** The fill of the innermost shape; undefined where it has none. */
  get fill(): string | undefined {
    return this.#fills[this.#fills.length - 1];
  }

  open(tag: string, attributes: Attributes): void {
    if (tag === 'wp:anchor')
      this.#behind = ['1', 'true'].includes(attributes['behindDoc'] ?? '') ? { width: 0, height: 0 } : null;
    else if (tag === 'wp:extent' && this.#behind)
      this.#behind = { width: pointsOf(attributes['cx']), height: pointsOf(attributes['cy']) };
    else if (tag === 'pic:pic') this.#drawn(unknownFill);
    else if (tag === 'wps:wsp') this.#fills.push(undefined);
    else if (vmlShape.test(tag)) this.#fills.push(vmlFill(attributes));
    else if (tag === 'wps:spPr') [this.#properties, this.#isSet] = [1, false];
    else if (tag === 'a:ln') this.#line += 1;
    else if (tag === 'a:fillRef' && !this.#isSet && attributes['idx'] !== '0') this.#set(unknownFill);
    else if (this.#properties > 0 && this.#line === 0) this.#fillOf(tag, attributes);
  }

  close(tag: string): void {
    if (tag === 'wps:wsp' || vmlShape.test(tag)) this.#drawn(this.#fills.pop());
    else if (tag === 'wp:anchor') this.#behind = null;
    else if (tag === 'wps:spPr') this.#properties = 0;
    else if (tag === 'a:ln') this.#line -= 1;
  }

  #drawn(fill: string | undefined): void {
    const size = this.#behind;
    if (!size || fill === undefined) return;
    if (size.width >= bannerPointsMin.width && size.height >= bannerPointsMin.height)
      this.#banner = { fill, left: size.height };
  }

  #fillOf(tag: string, attributes: Attributes): void {
    const value = attributes['val'];
    if (tag === 'a:noFill') this.#isSet = true;
    else if (tag === 'a:srgbClr' && !this.#isSet) this.#set(value);
    else if (tag === 'a:schemeClr' && !this.#isSet)
      this.#set(value !== undefined && paperColours.has(value) ? 'FFFFFF' : unknownFill);
    else if (otherFills.has(tag)) this.#set(unknownFill);
  }

  #set(fill: string | undefined): void {
    this.#isSet = true;
    if (this.#fills.length > 0) this.#fills[this.#fills.length - 1] = fill;
  }
}

const otherFills: ReadonlySet<string> = new Set(['a:gradFill', 'a:blipFill', 'a:pattFill', 'a:grpFill']);
const vmlShape = /^v:(?:shape|rect|roundrect|oval)$/u;
