// Entry point: what a remote is.
export {
  defineRemote,
  type RemoteDialog,
  type Remote,
  type RemotePage,
  type RemoteRoute,
} from './remote/define-remote.js';
