/** Under which name a page asks the browser to wake the worker when the network is back. */
export const syncTag = 'comrade-outbox'
