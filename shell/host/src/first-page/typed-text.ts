type Field = HTMLInputElement | HTMLTextAreaElement;

/** What a visitor did with a field before there was a script. */
export interface Typed {
  readonly field: Field;
  readonly value: string;
  readonly checked: boolean;
}

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
const hasFiles = (field: Field): boolean => field instanceof HTMLInputElement && Boolean(field.files?.length);

/** The fields of the page that are not as they came. */
export function readTyped(): readonly Typed[] {
  return [...document.querySelectorAll<Field>('#root input, #root textarea')].flatMap((field) => {
    const changed = isTicked(field)
      ? field.checked !== field.defaultChecked
      : hasFiles(field) || field.value !== field.defaultValue;
    return changed
      ? [{ field, value: field.value, checked: field instanceof HTMLInputElement && field.checked }]
      : [];
  });
}

/** What React keeps with a field to tell by the difference that somebody typed. */
const note = '_valueTracker';
interface Noted {
  readonly [note]?: { setValue(value: string): void };
}

/** Who is typing keeps the caret, what is selected and the letters an input method is still putting together. */
function tellValue(field: Field & Noted, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  if (field.value !== value) set?.call(field, value);
  field[note]?.setValue('');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Tells React of it, which was not there to hear, and of what was done since. */
export function retype(typed: readonly Typed[]): void {
  const now = readTyped();
  const undone = typed.filter(({ field }) => !now.some((other) => other.field === field));
  for (const { field, value, checked } of [...now, ...undone]) {
    if (!field.isConnected) continue;
    if (isTicked(field)) {
      // A radio button that was chosen is chosen once more; one that another took its place from needs nothing.
      if (field.type === 'radio' && !checked) continue;
      field.checked = !checked;
      field.click();
    } else if (hasFiles(field)) field.dispatchEvent(new Event('change', { bubbles: true }));
    else tellValue(field, value);
  }
}
