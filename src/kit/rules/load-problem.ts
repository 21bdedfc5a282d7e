/**
 * The reason why a list could not be loaded: the server is not reached, the phone is full, the browser keeps nothing
 * for us, or the server answers something else.
 */
export type LoadProblem = 'unreachable' | 'full' | 'blocked' | 'server'
