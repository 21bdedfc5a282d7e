import { nextTryAt } from '@/health/cycle/rules/pin'
import type { Metadata } from './cycle-db'

/**
 * Computes when a PIN may be tried again. A pause ends by the phone's clock, but the first half minute must pass while
 * the app is open, so changing the clock gains little.
 */
export class Pause {
  readonly #elapsed: () => number
  /** The tries after which the app waits, and since when it was open then. */
  #tries: Pick<Metadata<'tries'>, 'failed' | 'last'> = { failed: 0, last: 0 }
  #since = 0

  /** @param elapsed milliseconds since the page was loaded, from a monotonic clock */
  constructor(elapsed: () => number) {
    this.#elapsed = elapsed
  }

  /** In milliseconds since the epoch. */
  endsAt({ failed, last }: Pick<Metadata<'tries'>, 'failed' | 'last'>, now: number): number {
    if (failed !== this.#tries.failed || last !== this.#tries.last) {
      this.#tries = { failed, last }
      this.#since = this.#elapsed()
    }
    return nextTryAt({ failed, lastTry: last, now, open: this.#elapsed() - this.#since })
  }
}
