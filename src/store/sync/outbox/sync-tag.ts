/** The Background Sync tag: pages register it, and the service worker sends the outbox on it. */
export const syncTag = 'comrade-outbox'
