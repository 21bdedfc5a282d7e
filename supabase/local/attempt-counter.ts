type Window = { count: number; readonly endsAt: number }

/** Milliseconds since the epoch. */
type Clock = () => number

/**
 * Counts attempts by a key in fixed windows, in bounded memory: when it is full, the window that began first goes.
 */
export class AttemptCounter {
  readonly #windows = new Map<string, Window>()
  readonly #most: number
  readonly #now: Clock

  constructor(now: Clock = Date.now, most = 20_000) {
    this.#now = now
    this.#most = most
  }

  count(key: string): number {
    return this.#open(key)?.count ?? 0
  }

  /** Milliseconds until the window of a key ends; 0 when there is none. */
  endsIn(key: string): number {
    const open = this.#open(key)
    return open ? open.endsAt - this.#now() : 0
  }

  /** @returns how many there are now. */
  add(key: string, windowMs: number): number {
    const open = this.#open(key)
    if (open) return (open.count += 1)
    if (this.#windows.size >= this.#most) this.#drop()
    this.#windows.set(key, { count: 1, endsAt: this.#now() + windowMs })
    return 1
  }

  forget(key: string): void {
    this.#windows.delete(key)
  }

  #open(key: string): Window | undefined {
    const known = this.#windows.get(key)
    if (known && known.endsAt > this.#now()) return known
    if (known) this.#windows.delete(key)
    return undefined
  }

  #drop(): void {
    const [first] = this.#windows.keys()
    if (first !== undefined) this.#windows.delete(first)
  }
}
