import { describe, expect, it } from '@jest/globals';
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
  it('is told to it afterwards, and untouched fields are left alone', async () => {
    const root = document.createElement('div');
    root.id = 'root';
    root.innerHTML = renderToString(<Form />);
    document.body.append(root);
    expect(readTyped()).toEqual([]);
    const [name, agreed, , file] = root.querySelectorAll('input');
    fireEvent.input(name!, { target: { value: 'Lan' } });
    fireEvent.click(agreed!);
    fireEvent.click(file!);
    const typed = readTyped();
    await act(async () => void hydrateRoot(root, <Form />));
    await act(async () => retype(typed));
    expect(root.querySelector('output')?.textContent).toBe('Lan true file');
    root.remove();
  });
});
