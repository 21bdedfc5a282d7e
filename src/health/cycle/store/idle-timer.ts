import { locksAfter, type LockAfter } from '@/health/cycle/rules/pin'
import { minuteMs } from '@/kit/rules/durations'

/** Milliseconds since the epoch by the phone's clock, and since the page was loaded by a monotonic one. */
export type Clocks = { readonly now: () => number; readonly elapsed: () => number }

/**
 * Measures how long an open log has not been used. Timers stop while the phone sleeps, and so does the page's clock on
 * some; the phone's can be set: the log is idle when one of them says so.
 */
export class IdleTimer {
  readonly #clocks: Clocks
  #activeAt: readonly [now: number, elapsed: number] = [0, 0]
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(clocks: Clocks) {
    this.#clocks = clocks
  }

  /** The user did something. */
  restart(): void {
    this.#activeAt = [this.#clocks.now(), this.#clocks.elapsed()]
  }

  isIdle(lockAfter: LockAfter): boolean {
    const [now, elapsed] = this.#activeAt
    return locksAfter(lockAfter, [this.#clocks.now() - now, this.#clocks.elapsed() - elapsed])
  }

  /** Calls back when the log becomes idle. Replaces the call that waits. */
  callWhenIdle(lockAfter: LockAfter, onIdle: () => void): void {
    this.stop()
    this.#timer = setTimeout(onIdle, lockAfter * minuteMs)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}
