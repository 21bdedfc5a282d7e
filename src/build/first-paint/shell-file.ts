/** What the worker and the server return for an address that has no page of its own. */
export const shellFile = 'shell.html'
