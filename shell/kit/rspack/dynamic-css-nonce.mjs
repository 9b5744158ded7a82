import { updateCSS as insert } from '@rc-component/util/es/Dom/dynamicCSS.js';

export { clearContainerCache, injectCSS, removeCSS } from '@rc-component/util/es/Dom/dynamicCSS.js';

const nonce = () => document.querySelector('[nonce]')?.nonce || undefined;

/** The library's own, with the page's nonce where the caller gave none (scroll lock, scroll bar measure). */
export const updateCSS = (css, key, option = {}) =>
  insert(css, key, { ...option, csp: { nonce: option.csp?.nonce ?? nonce() } });
