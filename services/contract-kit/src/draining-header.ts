/**
 * On every answer of a service that stops: in how many milliseconds it takes no more connections. For whoever stands
 * before it and passes calls on.
 */
export const drainingHeader = 'x-draining';
