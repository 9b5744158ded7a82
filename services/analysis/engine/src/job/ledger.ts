import type { Importance } from '../report.js';
import type { Sentence } from '../text/sentences.js';
import { wordKey } from '../text/fold.js';
import { demandsPlainly } from './importance.js';
import type { Ask, Item } from './item.js';

/** Two asks with one key are the same requirement, said twice. */
function keyOf(ask: Ask, sentence: Sentence): string {
  switch (ask.type) {
    case 'skill':
      return `skill:${ask.skill.id}`;
    case 'term':
      return `term:${wordKey(ask.text)}`;
    case 'years':
      return `years:${ask.years}:${ask.field === null ? '' : wordKey(ask.field)}`;
    case 'degree':
      return `degree:${ask.level}`;
    case 'certificate':
      return `certificate:${ask.id}:${/\s(\d+|[IVX]+)$/.exec(ask.name)?.[1] ?? ''}`;
    case 'condition':
      return `condition:${wordKey(ask.text)}`;
    case 'language':
      return `language:${ask.language.id}`;
    case 'title':
      return 'title';
    case 'level':
      return 'level';
    default:
      return `duty:${sentence.start}`;
  }
}

/** A later, more telling wording of the same ask takes the place of the earlier one. */
function tellsMore(next: Ask, old: Ask): boolean {
  if (next.type === 'years' && old.type === 'years') return next.field !== null && old.field === null;
  if (next.type === 'degree' && old.type === 'degree') return next.fields.length > old.fields.length;
  if (next.type === 'language' && old.type === 'language') return next.level !== null && old.level === null;
  return false;
}

const itemsMax = 120;

/** Collects the items of a post, each once, the strongest wording kept. */
export class Ledger {
  readonly #items = new Map<string, { item: Item; ask: Ask; tag: boolean }>();
  #groups = 0;

  newGroup(): string {
    this.#groups += 1;
    return `g${this.#groups}`;
  }

  has(ask: Ask, sentence: Sentence): boolean {
    return this.#items.has(keyOf(ask, sentence));
  }

  /** The alternatives that an ask was named among with the same importance. */
  groupOf(ask: Ask, importance: Importance, sentence: Sentence): string | null {
    const item = this.#items.get(keyOf(ask, sentence))?.item;
    return item?.importance === importance ? item.group : null;
  }

  /**
   * `by.wish`: the words around the ask call it a plus, not only the list it stands in; `by.tag`: a tag of a job board,
   * which gives way to the post's own words.
   */
  add(
    ask: Ask,
    importance: Importance,
    group: string | null,
    sentence: Sentence,
    by: { readonly duty?: boolean; readonly wish?: boolean; readonly tag?: boolean } = {},
  ): void {
    const inDuty = by.duty ?? false;
    const key = keyOf(ask, sentence);
    const known = this.#items.get(key);
    const span = { start: sentence.start, end: sentence.end };
    if (!known) {
      if (this.#items.size >= itemsMax) return;
      const id = `r${this.#items.size + 1}`;
      this.#items.set(key, {
        ask,
        tag: by.tag ?? false,
        item: { id, ask, importance, group, sentence: sentence.text, span, inDuty },
      });
      return;
    }
    // What a post calls a plus stays one where the tasks name it as well.
    const stronger = importance === 'must' && known.item.importance === 'nice' && !inDuty;
    const weaker =
      (by.wish === true || (known.tag && importance === 'nice')) &&
      known.item.importance === 'must' &&
      (ask.type === 'skill' || ask.type === 'term') &&
      !demandsPlainly(known.item.sentence);
    if (stronger || weaker || tellsMore(ask, known.ask)) {
      const kept = tellsMore(ask, known.ask) ? ask : known.ask;
      known.ask = kept;
      known.item = {
        ...known.item,
        ask: kept,
        importance: stronger ? 'must' : weaker ? 'nice' : known.item.importance,
        group: known.item.group ?? group,
        sentence: sentence.text,
        span,
      };
    } else if (group !== null && known.item.group === null) known.item.group = group;
  }

  items(): Item[] {
    const items = [...this.#items.values()].map(({ item }) => item);
    const sizes = new Map<string, number>();
    for (const item of items) if (item.group) sizes.set(item.group, (sizes.get(item.group) ?? 0) + 1);
    // A group of one is no choice; members of a group weigh as its strongest.
    for (const item of items) if (item.group && (sizes.get(item.group) ?? 0) < 2) item.group = null;
    const musts = new Set(items.filter((item) => item.importance === 'must').map((item) => item.group));
    for (const item of items) if (item.group && musts.has(item.group)) item.importance = 'must';
    return items;
  }
}
