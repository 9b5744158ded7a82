// Entry point of the group "tabs": what shows one part of many.
export { Collapse, Steps, Tabs } from 'antd';
export type { CollapseProps, StepsProps, TabsProps } from 'antd';
