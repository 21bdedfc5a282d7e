/** Runs the jobs given to it, each when its turn has come. */
export type Turns = <T>(job: () => Promise<T>) => Promise<T>

/** Strictly one after the other, in the order in which they came. A job that fails does not hold up the next one. */
export function oneAtATime(): Turns {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const run = last.then(job)
    last = run.catch(() => undefined)
    return run
  }
}

/** All at once. */
export const atOnce: Turns = (job) => job()
