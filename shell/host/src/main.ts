import '@fitfolio/web-kit/global.css';
import { nextTask } from './next-task.js';

/** The page's start, in parts of one file, each evaluated in a task of its own. */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@fitfolio/web-kit/api'),
  () => import(/* webpackMode: "eager" */ '@fitfolio/web-kit/ui/core'),
  () => import(/* webpackMode: "eager" */ './remotes/shared-groups.js'),
  () => import(/* webpackMode: "eager" */ './app.js'),
  async () => (await import(/* webpackMode: "eager" */ './start.js')).start(),
];

for (const part of parts) {
  await part();
  await nextTask();
}
