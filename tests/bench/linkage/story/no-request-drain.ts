/** In the place of the app's own: when a simulated phone sends is up to its simulated network. */
export const requestDrain = (): void => {}
