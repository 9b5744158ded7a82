// Entry point of the group "tabs": what shows one part of many.
export { Tabs } from './tabs/tabs.js';
