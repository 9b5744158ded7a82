import { Drawer as AntdDrawer, Modal as AntdModal, type DrawerProps, type ModalProps } from 'antd';
import { themed } from '../../theme/themed.js';

export const Drawer = themed<DrawerProps>(AntdDrawer);
export const Modal = themed<ModalProps>(AntdModal);
