import { inlineScript } from './inline-script.mjs';

/*
 * Runs in the document itself, where a page came rendered. It loads the scripts it is given, at once when somebody is
 * signed in, else with the first sign that somebody will do more than read, and the whole style sheets before them. Until React has taken the page over it keeps
 * one press of a button (or of a link with `data-press`) and one submitted form, and changes the theme by itself. When the scripts do not come, who is
 * signed in gets the links of a guest, which are better than none.
 */
const boot = () => {
  const root = document.documentElement;
  const { scripts, preloads, styles } = JSON.parse(document.getElementById('boot').textContent);
  let started = false;
  let kept = null;
  const start = () => {
    if (started) return;
    started = true;
    performance.mark('fit:boot');
    const add = (name, properties) =>
      document.head.append(Object.assign(document.createElement(name), properties));
    // The page has the rules that it can use as it stands; what scripts add to it needs the others.
    if (styles) for (const link of document.querySelectorAll('link[disabled]')) link.disabled = false;
    for (const link of preloads) add('link', { rel: 'preload', ...link });
    const onerror = () => delete root.dataset.session;
    for (const src of scripts) add('script', { src, async: false, onerror });
  };
  const waiting = () => root.dataset.ready === undefined;
  const keep = (element, again) => {
    kept?.element.removeAttribute('aria-busy');
    kept = { element, again };
    element.setAttribute('aria-busy', 'true');
    root.dataset.kept = '';
  };
  const listen = (name, listener) => addEventListener(name, listener, { capture: true, passive: false });
  for (const name of ['pointerdown', 'touchstart', 'keydown', 'focusin', 'change']) listen(name, start);
  listen('pointerover', ({ target }) => target.closest('a,button,label,input,textarea,summary') && start());
  listen('click', (event) => {
    const button = event.target.closest('button,a[data-press]');
    if (!button || !waiting() || !event.isTrusted) return;
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    if (button.type === 'submit' || ctrlKey || metaKey || shiftKey || altKey) return;
    // React may be there already without knowing who presses: what is kept is not done twice.
    event.stopPropagation();
    event.preventDefault();
    if (button.hasAttribute('data-theme-toggle')) {
      const dark = root.dataset.theme === 'dark';
      root.dataset.theme = dark ? 'light' : 'dark';
      try {
        localStorage.setItem('vite-ui-theme', root.dataset.theme);
      } catch {}
      return;
    }
    keep(button, () => button.click());
  });
  listen('submit', (event) => {
    if (!waiting()) return;
    event.preventDefault();
    event.stopPropagation();
    const button = event.submitter ?? event.target;
    keep(button, () => event.target.requestSubmit());
  });
  for (const name of ['dragover', 'drop'])
    listen(name, (event) => {
      if (!waiting()) return;
      start();
      // A file field takes what is dropped on it by itself; elsewhere the browser would leave the page for the file.
      if (event.target.type !== 'file') event.preventDefault();
    });
  addEventListener('fit:ready', () => {
    root.dataset.ready = '';
    delete root.dataset.kept;
    // From now on the fonts take nothing from what the page needs to be alive.
    delete root.dataset.lateFonts;
    try {
      localStorage.setItem('fonts', '1');
    } catch {}
    if (!kept) return;
    const { element, again } = kept;
    kept = null;
    element.removeAttribute('aria-busy');
    if (element.isConnected) again();
  });
  if (root.dataset.session) start();
};

/** The script that the edge writes into rendered pages. */
export const bootSource = inlineScript(boot);
