type Window = { count: number; readonly endsAt: number }

/** Milliseconds since the epoch. */
type Clock = () => number

/** Counts attempts per key in fixed windows. Memory is bounded: when full, the oldest window is dropped. */
export class AttemptCounter {
  readonly #windows = new Map<string, Window>()
  readonly #maxKeys: number
  readonly #now: Clock

  constructor(now: Clock = Date.now, maxKeys = 20_000) {
    this.#now = now
    this.#maxKeys = maxKeys
  }

  count(key: string): number {
    return this.#current(key)?.count ?? 0
  }

  /** Milliseconds until the key's window ends; 0 if there is none. */
  endsIn(key: string): number {
    const current = this.#current(key)
    return current ? current.endsAt - this.#now() : 0
  }

  /** @returns the attempts in the current window, including this one. */
  add(key: string, windowMs: number): number {
    const current = this.#current(key)
    if (current) return (current.count += 1)
    if (this.#windows.size >= this.#maxKeys) this.#dropOldest()
    this.#windows.set(key, { count: 1, endsAt: this.#now() + windowMs })
    return 1
  }

  forget(key: string): void {
    this.#windows.delete(key)
  }

  #current(key: string): Window | undefined {
    const window = this.#windows.get(key)
    if (window && window.endsAt > this.#now()) return window
    if (window) this.#windows.delete(key)
    return undefined
  }

  #dropOldest(): void {
    const [oldest] = this.#windows.keys()
    if (oldest !== undefined) this.#windows.delete(oldest)
  }
}
