/** Runs the jobs given to it strictly one after the other, in the order in which they came. */
export type OneAtATime = <T>(job: () => Promise<T>) => Promise<T>

/** Makes a queue. A job that fails rejects its own promise and does not hold up the next one. */
export function oneAtATime(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const run = last.then(job)
    last = run.catch(() => undefined)
    return run
  }
}
