/** Replaces the app's `requestDrain`: the simulation decides when a phone sends. */
export const requestDrain = (): void => {}
