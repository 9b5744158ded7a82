import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { create as openFont } from 'fontkit';
import { kitFolder } from './base-config.mjs';

/** As large as those who show links ask for. */
const [width, height] = [1200, 630];
const left = 80;
const textWidth = 600;
/** A title that is too long for the first is set in the second. */
const titleSizes = [58, 46];
const leadSize = 27;
const titleLines = 3;
const leadLines = 4;
const brandSuffix = / · Fitfolio$/;

const { light: colour } = JSON.parse(readFileSync(join(kitFolder, 'src/theme/palette.json'), 'utf8'));
const files = join(
  dirname(createRequire(import.meta.url).resolve('@fontsource/be-vietnam-pro/package.json')),
  'files',
);
const subsets = ['latin', 'vietnamese'];
const fontOf = (subset, weight) =>
  openFont(readFileSync(join(files, `be-vietnam-pro-${subset}-${weight}-normal.woff2`)));
/** The site's own faces; each character is in one of the subsets. */
const faces = Object.fromEntries(
  [400, 600].map((weight) => [weight, subsets.map((subset) => fontOf(subset, weight))]),
);

/** The glyphs of a text, each with its place on the line, and how wide it is, in units of the drawing. */
function setText(text, size, weight) {
  let at = 0;
  const glyphs = [...text.normalize('NFC')].map((character) => {
    const code = character.codePointAt(0);
    const face = faces[weight].find((one) => one.hasGlyphForCodePoint(code)) ?? faces[weight][0];
    const glyph = face.glyphForCodePoint(code);
    const scale = size / face.unitsPerEm;
    const placed = { path: glyph.path.toSVG(), scale, x: at };
    at += glyph.advanceWidth * scale;
    return placed;
  });
  return { glyphs, width: at };
}

const svg = (body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

function textTag(text, { x, y, size, weight = 400, fill = colour.text, centred = false }) {
  const { glyphs, width: wide } = setText(text, size, weight);
  const start = centred ? x - wide / 2 : x;
  const paths = glyphs.map(
    (glyph) =>
      `<path transform="translate(${start + glyph.x} ${y}) scale(${glyph.scale} ${-glyph.scale})" d="${glyph.path}"/>`,
  );
  return `<g fill="${fill}">${paths.join('')}</g>`;
}

/** Words in lines no wider than the text's column; what does not fit ends with an ellipsis. */
function wrapped(text, { size, weight, lines }) {
  const found = [''];
  for (const word of text.split(/\s+/)) {
    const longer = `${found.at(-1)} ${word}`.trim();
    if (setText(longer, size, weight).width <= textWidth) found[found.length - 1] = longer;
    else if (found.length < lines) found.push(word);
    else {
      found[found.length - 1] = `${found.at(-1).replace(/[,;:.–-]$/, '')} …`;
      break;
    }
  }
  return found;
}

const mark = `<rect x="${left}" y="72" width="56" height="56" rx="16" fill="${colour.primary}"/>
  <g transform="translate(${left} 72) scale(1.75)" fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round">
    <path d="M10.5 24V9.8c0-.7.6-1.3 1.3-1.3H22M10.5 16.2h5" stroke-width="3.2"/><path d="m16.6 20.4 2.5 2.5 4.6-5.6" stroke-width="2.6"/></g>`;

/** What the product is, drawn: a score with its sum, and requirements with what proves them. */
function picture() {
  const [x, y, w, h] = [770, 96, 350, 438];
  const [cx, cy, r] = [x + w / 2, y + 118, 78];
  const arc = 2 * Math.PI * r;
  const share = 0.78;
  const row = (n, fill, soft, length) => `
    <rect x="${x + 30}" y="${y + 238 + n * 60}" width="${w - 60}" height="46" rx="12" fill="${soft}"/>
    <circle cx="${x + 56}" cy="${y + 261 + n * 60}" r="9" fill="${fill}"/>
    <rect x="${x + 80}" y="${y + 255 + n * 60}" width="${length}" height="12" rx="6" fill="${fill}" opacity="0.55"/>`;
  return `
    <rect x="${x}" y="${y}" width="${w}" height="${h}" rx="26" fill="${colour.surface}" stroke="${colour.border}" stroke-width="2"/>
    <circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${colour.surfaceSoft}" stroke-width="17"/>
    <circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${colour.primary}" stroke-width="17" stroke-linecap="round"
      stroke-dasharray="${arc * share} ${arc}" transform="rotate(-90 ${cx} ${cy})"/>
    ${textTag('78', { x: cx, y: cy + 20, size: 58, weight: 600, centred: true })}
    ${row(0, colour.good, colour.goodSoft, 170)}${row(1, colour.warn, colour.warnSoft, 126)}${row(2, colour.bad, colour.badSoft, 152)}`;
}

/**
 * The picture that a link to a page shows: what the page says of itself beside the product, 1200 × 630, in the site's
 * colours and fonts. The same words give the same bytes.
 * @returns {{ name: string, bytes: Buffer }} a name that changes with the picture
 */
export function shareCard({ title, description, place }) {
  const heading = title.replace(brandSuffix, '');
  const fits = (size) => !wrapped(heading, { size, weight: 600, lines: titleLines }).at(-1).endsWith('…');
  const titleSize = titleSizes.find(fits) ?? titleSizes.at(-1);
  const lineHeight = titleSize * 1.2;
  const titles = wrapped(heading, { size: titleSize, weight: 600, lines: titleLines });
  const leads = wrapped(description, { size: leadSize, weight: 400, lines: leadLines });
  const top = 226;
  const under = top + titles.length * lineHeight + 4;
  const body = [
    `<rect width="${width}" height="${height}" fill="${colour.bg}"/>`,
    `<circle cx="1120" cy="80" r="360" fill="${colour.primarySoft}"/>`,
    mark,
    textTag('Fitfolio', { x: left + 74, y: 112, size: 34, weight: 600 }),
    ...titles.map((line, n) =>
      textTag(line, { x: left, y: top + n * lineHeight, size: titleSize, weight: 600 }),
    ),
    ...leads.map((line, n) =>
      textTag(line, { x: left, y: under + n * 40, size: leadSize, fill: colour.textSoft }),
    ),
    picture(),
  ].join('');
  const bytes = new Resvg(svg(body)).render().asPng();
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  return { name: `card-${place}.${hash}.png`, bytes };
}

/** The product's mark as a square picture of so many pixels. */
export const iconPng = (file, pixels) =>
  new Resvg(readFileSync(file, 'utf8'), { fitTo: { mode: 'width', value: pixels } }).render().asPng();
