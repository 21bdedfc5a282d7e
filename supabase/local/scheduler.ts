/** Schedules a job and returns its result. */
export type Scheduler = <T>(job: () => Promise<T>) => Promise<T>

/** Runs jobs sequentially, in call order. A failed job does not block the next one. */
export function oneAtATime(): Scheduler {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const run = last.then(job)
    last = run.catch(() => undefined)
    return run
  }
}

/** Runs each job immediately. */
export const atOnce: Scheduler = (job) => job()
