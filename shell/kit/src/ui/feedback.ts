// Entry point of the group "feedback": what asks or covers.
export { Drawer, Modal, Popover, Progress, Spin } from 'antd';
export { useConfirm, type ConfirmQuestion } from './feedback/use-confirm.js';
