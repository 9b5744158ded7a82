import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
// @ts-expect-error a plain script without types
import { quickStyle } from './quick-style.mjs';

const sheets = [
  `.box { display: flex } div.box > .in, p { display: grid; pointer-events: none }
   :where(.css-1).tab:not(.tab-active) { display: none } .tab { visibility: hidden }
   .tab .deep { visibility: visible } [data-off] { display: none } * + .last { pointer-events: auto }`,
  `@media screen { .in { display: block } } @media print { .in { display: none } }
   @keyframes spin { from { display: none } } .box:unknown { display: none } .a\\:b { display: table }
   #one, span.two { display: inline-flex !important } .in.two { display: unset } .late { display: none }
   .tab { position: ABSOLUTE; opacity: 50% } p { overflow: hidden scroll; clip: rect(0, 0, 0, 0); opacity: 0.50 }`,
];
const body = `<div class="box css-1 tab"><p class="in">x<b>y</b></p><span class="two">z</span></div>
  <div class="css-1 tab tab-active"><i class="deep last" style="display: contents">x</i><u id="one">y</u></div>
  <div class="a:b" hidden>x</div><div data-off>y</div><dialog>z</dialog><details><summary>s</summary>t</details>
  <svg class="late"><g><path d="M0 0"/></g></svg><p class="in two" style="pointer-events: unset">w</p>`;

/** A frame's window is jsdom's own, as it was before the environment changed ours. */
let frame: Window;
let quick: (element: Element) => CSSStyleDeclaration;
beforeEach(() => {
  const element = document.createElement('iframe');
  document.body.replaceChildren(element);
  frame = element.contentWindow!;
  frame.document.head.innerHTML = sheets.map((text) => `<style>${text}</style>`).join('');
  frame.document.body.innerHTML = body;
  quick = (quickStyle as (of: Window) => typeof quick)(frame);
});
afterEach(() => document.body.replaceChildren());

/** Every element with what it says of itself. */
const told = (style: (element: Element) => CSSStyleDeclaration) =>
  [...frame.document.querySelectorAll('*')].map((element) => {
    const { display, visibility, pointerEvents, color } = style(element);
    return [element.outerHTML.slice(0, 40), display, visibility, pointerEvents, color];
  });
const jsdoms = () => told((element) => frame.getComputedStyle(element));

describe('the quick style', () => {
  it('is what jsdom says of every element', () => {
    expect(told(quick)).toEqual(jsdoms());
    expect(new Set(told(quick).map(([, display]) => display)).size).toBeGreaterThan(5);
  });

  it('follows sheets and classes that come and go', () => {
    told(quick);
    const style = frame.document.createElement('style');
    style.textContent = '.box { display: none } body { visibility: collapse }';
    frame.document.head.append(style);
    expect(told(quick)).toEqual(jsdoms());
    style.textContent = '.box { display: table }';
    frame.document.querySelector('.box')?.classList.add('late');
    expect(told(quick)).toEqual(jsdoms());
    style.remove();
    expect(told(quick)).toEqual(jsdoms());
  });

  it('gives a property by its name in a sheet, too', () => {
    const names = [
      'display',
      'visibility',
      'pointer-events',
      'color',
      'overflow',
      'opacity',
      'clip',
      'position',
    ];
    for (const element of frame.document.querySelectorAll('body *')) {
      const own = frame.getComputedStyle(element);
      expect(names.map((name) => quick(element).getPropertyValue(name))).toEqual(
        names.map((name) => own.getPropertyValue(name)),
      );
    }
  });
});
