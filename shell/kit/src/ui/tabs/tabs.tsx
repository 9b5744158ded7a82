import { Tabs as AntdTabs, type TabsProps } from 'antd';
import { themed } from '../../theme/themed.js';

export const Tabs = themed<TabsProps>(AntdTabs);
