import locale from 'antd/lib/locale/en_US.js';

// The CommonJS build, whose default export lies one step further in.
export default locale.default;
