import { nextTryAt, waitAfter } from '@/domain/cycle/pin'
import type { Metadata } from './cycle-db'

/** How much of a pause is measured with the page's monotonic clock. The rest may also pass while the app is closed. */
const maxMonotonicMs = 30_000

/**
 * Computes when a PIN may be tried again. A pause ends by the system clock, but the first half minute must pass while the
 * app is open, so changing the clock gains little.
 */
export class Pause {
  readonly #elapsed: () => number
  #failed = 0
  #since = 0

  /** @param elapsed milliseconds since the page was loaded, from a monotonic clock */
  constructor(elapsed: () => number) {
    this.#elapsed = elapsed
  }

  /** In milliseconds since the epoch. */
  endsAt({ failed, last }: Pick<Metadata<'tries'>, 'failed' | 'last'>, now: number): number {
    if (failed !== this.#failed) [this.#failed, this.#since] = [failed, this.#elapsed()]
    const remaining = Math.min(waitAfter(failed), maxMonotonicMs) - (this.#elapsed() - this.#since)
    return Math.max(nextTryAt(failed, last, now), remaining > 0 ? now + remaining : 0)
  }
}
