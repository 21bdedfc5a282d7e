const name = 'comrade-reminders'

/**
 * One change of how this phone is woken at a time, in all tabs and the worker: each begins with what the one before has
 * left. Not to be nested.
 */
export const runExclusively = <Done>(work: () => Promise<Done>): Promise<Done> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work()
