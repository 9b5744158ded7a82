import { SaxesParser } from 'saxes';

/** What a run or paragraph style says about the look of text; undefined where it says nothing. */
export interface Look {
  bold?: boolean;
  /** Points. */
  size?: number;
  colour?: string;
  shade?: string;
  vanish?: boolean;
}
interface Style {
  readonly look: Look;
  basedOn: string | null;
  name: string;
}

export type Attributes = Readonly<Record<string, string>>;
export const attribute = (attributes: Attributes, name: string): string | undefined =>
  attributes[`w:${name}`] ?? attributes[name];

const isOn = (attributes: Attributes): boolean =>
  !['0', 'false', 'off', 'none'].includes(attribute(attributes, 'val') ?? '1');

/** Takes one run property into `look`. */
export function applyProperty(look: Look, tag: string, attributes: Attributes): void {
  const value = attribute(attributes, 'val');
  if (tag === 'w:b') look.bold = isOn(attributes);
  if (tag === 'w:vanish' || tag === 'w:webHidden') look.vanish = isOn(attributes);
  if (tag === 'w:sz' && value) look.size = Number(value) / 2;
  if (tag === 'w:color' && value && value !== 'auto') look.colour = value;
  const fill = attribute(attributes, 'fill');
  if (tag === 'w:shd' && fill && fill !== 'auto') look.shade = fill;
  if (tag === 'w:highlight' && value && value !== 'none') look.shade = value;
}

export class Styles {
  readonly #styles = new Map<string, Style>();
  readonly #defaults: Look = {};

  constructor(xml: string | undefined) {
    if (xml) this.#read(xml);
  }

  #read(xml: string): void {
    const parser = new SaxesParser();
    let style: Style | null = null;
    let inDefaults = false;
    parser.on('opentag', ({ name, attributes }) => {
      if (name === 'w:docDefaults') inDefaults = true;
      else if (name === 'w:style') {
        style = { look: {}, basedOn: null, name: '' };
        this.#styles.set(attribute(attributes, 'styleId') ?? '', style);
      } else if (style && name === 'w:name') style.name = attribute(attributes, 'val') ?? '';
      else if (style && name === 'w:basedOn') style.basedOn = attribute(attributes, 'val') ?? null;
      else if (style) applyProperty(style.look, name, attributes);
      else if (inDefaults) applyProperty(this.#defaults, name, attributes);
    });
    parser.on('closetag', ({ name }) => {
      if (name === 'w:style') style = null;
      if (name === 'w:docDefaults') inDefaults = false;
    });
    parser.write(xml).close();
  }

  /** The look of a style with all it is based on. */
  look(id: string | null): Look {
    const chain: Look[] = [];
    let style = id === null ? undefined : this.#styles.get(id);
    for (let depth = 0; style && depth < 12; depth += 1) {
      chain.unshift(style.look);
      style = style.basedOn === null ? undefined : this.#styles.get(style.basedOn);
    }
    return Object.assign({}, this.#defaults, ...chain) as Look;
  }

  isHeading(id: string): boolean {
    const name = this.#styles.get(id)?.name ?? id;
    return /^(?:heading|title|tiêu đề)/i.test(name);
  }
}
