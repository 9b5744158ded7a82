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

/** Sets a value past React, which tells by the difference that somebody typed. */
function setValue(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  field.value = '';
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Tells React of it, which was not there to hear. */
export function retype(typed: readonly Typed[]): void {
  for (const { field, value, checked } of typed) {
    if (!field.isConnected) continue;
    if (isTicked(field)) {
      // A radio button that was chosen is chosen once more; one that another took its place from needs nothing.
      if (field.type === 'radio' && !checked) continue;
      field.checked = !checked;
      field.click();
    } else if (hasFiles(field)) field.dispatchEvent(new Event('change', { bubbles: true }));
    else setValue(field, value);
  }
}
