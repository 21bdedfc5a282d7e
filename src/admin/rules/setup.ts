/** The outcome of the one-time setup of the first admin. */
export type ClaimResult = 'granted' | 'wrong-code' | 'closed' | 'wait'
