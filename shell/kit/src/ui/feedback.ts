// Entry point of the group "feedback": what asks or covers.
export { Drawer, Modal } from './feedback/covers.js';
export { useConfirm, type ConfirmQuestion } from './feedback/use-confirm.js';
