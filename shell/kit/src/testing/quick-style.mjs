import { createRequire } from 'node:module';

// Of the jsdom that the environment runs.
const ofEnvironment = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const defaultStyles = ofEnvironment('jsdom/lib/jsdom/browser/default-stylesheet');

/** What an element without a rule of its own takes. */
const plain = { inherited: false, initial: '' };
/** What queries by role, presses and axe look at, of every element of a page. */
const properties = {
  display: plain,
  visibility: { inherited: true, initial: 'visible' },
  'pointer-events': { inherited: true, initial: 'auto' },
  clip: plain,
  'clip-path': plain,
  'content-visibility': plain,
  opacity: plain,
  overflow: plain,
  position: plain,
};
const named = { display: 'display', visibility: 'visibility', pointerEvents: 'pointer-events' };

/**
 * A `getComputedStyle` for jsdom, whose own tries every rule of every sheet on an element and puts all of its properties together
 * before anybody reads one. This one reads the properties above by the same cascade, which is by order alone: of the
 * rules that set one, the last that matches, and the element's own style after them. Any other property is jsdom's.
 */
export function quickStyle(window) {
  const whole = window.getComputedStyle.bind(window);
  const defaults = parsed(window, defaultStyles);
  let sheets = [];
  let rules = {};

  const rulesOf = (property) => {
    const now = [...window.document.styleSheets];
    const same =
      now.length === sheets.length &&
      now.every((sheet, i) => sheet === sheets[i].sheet && sheet.cssRules.length === sheets[i].rules);
    if (!same) {
      sheets = now.map((sheet) => ({ sheet, rules: sheet.cssRules.length }));
      rules = {};
    }
    return (rules[property] ??= indexed([defaults, ...now], property));
  };

  const { style } = window.document.createElement('i');
  /** As a declaration writes it. */
  const written = (property, value) => {
    style.setProperty(property, '');
    style.setProperty(property, value);
    return style.getPropertyValue(property);
  };

  const cascaded = (element, property) => {
    const own = element.style?.getPropertyValue(property) || lastMatch(rulesOf(property), element);
    return own === '' || own === 'unset' ? '' : written(property, own);
  };

  const read = (element, property) => {
    const { inherited, initial } = properties[property];
    for (let at = element; at; at = inherited ? at.parentElement : null) {
      const value = cascaded(at, property);
      if (value !== '') return value;
    }
    return initial;
  };

  return (element) => {
    let all;
    const rest = () => (all ??= whole(element));
    return new Proxy(
      {},
      {
        get: (_, name) => {
          if (Object.hasOwn(named, name)) return read(element, named[name]);
          if (name === 'getPropertyValue')
            return (property) =>
              Object.hasOwn(properties, property)
                ? read(element, property)
                : rest().getPropertyValue(property);
          const value = rest()[name];
          return typeof value === 'function' ? value.bind(rest()) : value;
        },
      },
    );
  };
}

/** A sheet of no document, as jsdom reads it. */
function parsed(window, text) {
  const style = window.document.createElement('style');
  style.textContent = text;
  window.document.head.append(style);
  const { sheet } = style;
  style.remove();
  return sheet;
}

/** The rules that set a property, the last first, found by what the element they are for must have. */
function indexed(sheets, property) {
  const found = new Map();
  let order = 0;
  const add = (rule) => {
    const value = rule.style?.getPropertyValue(property) ?? '';
    if (value === '' || !rule.selectorText) return;
    order += 1;
    for (const selector of splitAt(rule.selectorText, /,/)) {
      const key = keyOf(selector.trim());
      if (!found.has(key)) found.set(key, []);
      found.get(key).unshift({ order, selector, value });
    }
  };
  for (const sheet of sheets)
    for (const rule of sheet.cssRules) {
      if (!rule.media) add(rule);
      else if (Array.prototype.includes.call(rule.media, 'screen')) [...rule.cssRules].forEach(add);
    }
  return found;
}

/** The value of the last rule that matches. */
function lastMatch(found, element) {
  let last = { order: 0, value: '' };
  for (const key of ['*', element.localName, ...[...element.classList].map((name) => `.${name}`)])
    for (const rule of found.get(key) ?? []) {
      if (rule.order <= last.order) break;
      if (matches(element, rule.selector)) last = rule;
    }
  return last.value;
}

function matches(element, selector) {
  try {
    return element.matches(selector);
  } catch {
    // A selector that jsdom does not know matches nothing.
    return false;
  }
}

/** A class or a name that every element of a selector has; '*' when there is none. */
function keyOf(selector) {
  const [last = ''] = splitAt(selector, /[\s>+~]/).slice(-1);
  if (last.includes('\\')) return '*';
  const plain = withoutBrackets(last);
  return /\.[\w-]+/.exec(plain)?.[0] ?? /^[a-z][\w-]*/i.exec(plain)?.[0].toLowerCase() ?? '*';
}

/** Parts between signs that stand in no bracket; empty ones are left out. */
function splitAt(text, sign) {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    depth += depthOf(letter);
    if (depth === 0 && sign.test(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.filter((part) => part.trim() !== '');
}

function withoutBrackets(text) {
  let depth = 0;
  return [...text]
    .filter((letter) => {
      depth += depthOf(letter);
      return depth === 0 && !')]'.includes(letter);
    })
    .join('');
}

const depthOf = (letter) => ('(['.includes(letter) ? 1 : ')]'.includes(letter) ? -1 : 0);
