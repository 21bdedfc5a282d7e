import { nextTryAt, waitAfter } from '@/domain/cycle/pin'
import type { Metadata } from './cycle-db'

/** The part of a pause that runs on the page's own clock, which nobody can set; the rest goes on while the app is closed. */
const ownPart = 30_000

/**
 * When a PIN may be tried again. A pause ends by the phone's clock, and not before half a minute has passed while the app
 * was open: moving the clock gains little.
 */
export class Pause {
  readonly #elapsed: () => number
  #failed = 0
  #since = 0

  /** @param elapsed milliseconds since the page began */
  constructor(elapsed: () => number) {
    this.#elapsed = elapsed
  }

  /** In milliseconds since the epoch. */
  endsAt({ failed, last }: Pick<Metadata<'tries'>, 'failed' | 'last'>, now: number): number {
    if (failed !== this.#failed) [this.#failed, this.#since] = [failed, this.#elapsed()]
    const left = Math.min(waitAfter(failed), ownPart) - (this.#elapsed() - this.#since)
    return Math.max(nextTryAt(failed, last, now), left > 0 ? now + left : 0)
  }
}
