import { readFileSync } from 'node:fs';
import { z } from 'zod';

export const languages = ['vi', 'en'] as const;
export type Language = (typeof languages)[number];

/** `frames.json` of the host's build: what surrounds every page, with slots for the page and for the remotes' links. */
const FramesFile = z.object({
  head: z.object({
    scripts: z.array(z.string()),
    styles: z.array(z.string()),
    fonts: z.array(z.string()),
    /** Inline scripts, allowed by their hashes. */
    theme: z.string(),
    boot: z.string(),
  }),
  frames: z.record(
    z.enum(languages),
    z.object({ html: z.string(), links: z.record(z.string(), z.string()) }),
  ),
});
export type FramesFile = z.output<typeof FramesFile>;

const Meta = {
  title: z.string(),
  description: z.string(),
  index: z.boolean(),
};

/** `pages/pages.json` of a remote's build: its rendered pages, and the calls that pages need which the edge renders. */
const PagesFile = z.object({
  pages: z.record(z.string(), z.record(z.enum(languages), z.object({ file: z.string(), ...Meta }))),
  /** The pictures that links to the pages show; files of the remote's folder. */
  cards: z.record(z.string(), z.partialRecord(z.enum(languages), z.string())).default({}),
  calls: z.record(z.string(), z.record(z.string(), z.string().startsWith('/api/'))),
});
export type PagesFile = z.output<typeof PagesFile>;

/** What a remote's renderer answers. */
export const RenderedPage = z.object({
  html: z.string(),
  ...Meta,
  /** Answers it was made with, for the page's own cache. */
  rendered: z.unknown(),
});
export type RenderedPage = z.output<typeof RenderedPage>;

const readAs = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> =>
  schema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Throws when there is none, or another than this edge knows. */
export const readFrames = (file: string): FramesFile => readAs(file, FramesFile);
export const readPages = (file: string): PagesFile => readAs(file, PagesFile);
