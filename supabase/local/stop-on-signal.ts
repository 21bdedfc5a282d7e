const signals = ['SIGINT', 'SIGTERM'] as const

type Options = {
  readonly env?: NodeJS.ProcessEnv
  /** A terminal sends Ctrl+C to this process and to npm, which passes it on: what comes so soon is the same signal. */
  readonly sameWithinMs?: number
}

/** The interval at which this process checks that its shell still runs. */
const lookMs = 500

/**
 * Closes everything at the first signal and exits; a second one exits at once. A shell that npm has started does not
 * pass signals on: if it ends, so does this process.
 */
export function stopOnSignal(
  closeAll: () => Promise<unknown>,
  { env = process.env, sameWithinMs = 300 }: Options = {},
): { isStopping(): boolean } {
  let stoppingSince: number | undefined
  const stop = async () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince >= sameWithinMs) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    await closeAll()
    process.exit(0)
  }
  for (const signal of signals) process.on(signal, () => void stop())
  const isStopping = () => stoppingSince !== undefined
  if (env['npm_lifecycle_event'] === undefined) return { isStopping }
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    void stop()
  }, lookMs)
  timer.unref()
  return { isStopping }
}
