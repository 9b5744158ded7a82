// antd's `theme` object pulls in its design-token hooks; the two algorithms alone are what is needed.
export { default as darkAlgorithm } from 'antd/es/theme/themes/dark/index.js';
export { default as defaultAlgorithm } from 'antd/es/theme/themes/default/index.js';
