/** The name under which the choices of the set-up are kept on the device. */
export const KEPT = 'setup.xobrainer';
