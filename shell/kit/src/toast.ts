// Entry point: short notices in a corner.
export { toast } from './toast/toast-store.js';
