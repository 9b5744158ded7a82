import locale from 'antd/lib/locale/vi_VN.js';

// The CommonJS build, whose default export lies one step further in.
export default locale.default;
