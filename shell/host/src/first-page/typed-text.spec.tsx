import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { readTyped, retype } from './typed-text.js';

function Form() {
  const [name, setName] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [way, setWay] = useState('text');
  return (
    <>
      <input aria-label="name" value={name} onChange={(event) => setName(event.target.value)} />
      <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
      {['text', 'file'].map((value) => (
        <input
          key={value}
          type="radio"
          name="way"
          value={value}
          checked={way === value}
          onChange={() => setWay(value)}
        />
      ))}
      <output>{`${name} ${agreed} ${way}`}</output>
    </>
  );
}

describe('what was done with fields before React was there', () => {
  let root: HTMLElement;
  beforeEach(() => {
    root = document.createElement('div');
    root.id = 'root';
    root.innerHTML = renderToString(<Form />);
    document.body.append(root);
  });
  afterEach(() => root.remove());
  const heard = (): string | null | undefined => root.querySelector('output')?.textContent;

  it('is told to it afterwards, and untouched fields are left alone', async () => {
    expect(readTyped()).toEqual([]);
    const [name, agreed, , file] = root.querySelectorAll('input');
    fireEvent.input(name!, { target: { value: 'Lan' } });
    fireEvent.click(agreed!);
    fireEvent.click(file!);
    const typed = readTyped();
    await act(async () => void hydrateRoot(root, <Form />));
    await act(async () => retype(typed));
    expect(heard()).toBe('Lan true file');
  });

  it('is told with what was typed while React took the page over, and the caret stays', async () => {
    const name = root.querySelector('input')!;
    name.value = 'Lan';
    const typed = readTyped();
    await act(async () => void hydrateRoot(root, <Form />));
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    set!.call(name, 'Lan Anh');
    name.setSelectionRange(0, 3);
    await act(async () => retype(typed));
    expect(heard()).toBe('Lan Anh false text');
    expect([name.selectionStart, name.selectionEnd]).toEqual([0, 3]);
  });

  it('is told of a field that nobody had touched before', async () => {
    const typed = readTyped();
    root.querySelector('input')!.value = 'Lan';
    await act(async () => void hydrateRoot(root, <Form />));
    await act(async () => retype(typed));
    expect(heard()).toBe('Lan false text');
  });
});
