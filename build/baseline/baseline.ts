/**
 * The oldest browsers in which the whole app runs: docs/decisions/2026-11-25-state-the-oldest-browsers.md. An older one
 * is shown the page of phone numbers.
 */
export const baseline = { Chrome: '100', Firefox: '114', Safari: '16.4' } as const

/** The syntax that the build need not translate. */
export const targets = ['chrome100', 'edge100', 'firefox114', 'safari16.4']
