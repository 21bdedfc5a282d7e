type Limits = { readonly total: number; readonly address: number }

/**
 * Limits concurrent tasks, in total and per address. All phones of a hostel may share one address. When all slots are
 * taken, the address that holds the most gives up its oldest one to an address that holds fewer.
 */
export class AddressSlots {
  readonly #limits: Limits
  /** What ends the tasks of each address, the oldest first. */
  readonly #held = new Map<string, AbortController[]>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /**
   * Runs the task if a slot is free, and holds it until the task has ended.
   * @param task is told to end by the signal, when its slot is given to another address
   * @returns undefined if no slot is free
   */
  async hold<T>(address: string, task: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    const held = this.#held.get(address)?.length ?? 0
    if (held >= this.#limits.address) return undefined
    if (this.#total() >= this.#limits.total && !this.#takeFromAnother(held)) return undefined
    const slot = new AbortController()
    this.#held.set(address, [...(this.#held.get(address) ?? []), slot])
    try {
      return await task(slot.signal)
    } finally {
      this.#free(address, slot)
    }
  }

  #total(): number {
    return [...this.#held.values()].reduce((sum, slots) => sum + slots.length, 0)
  }

  /** Ends the oldest task of the address that holds the most. @returns false if it holds hardly more than the asking one */
  #takeFromAnother(held: number): boolean {
    const [address, slots] = [...this.#held].reduce((most, each) => (each[1].length > most[1].length ? each : most))
    const [oldest] = slots
    if (!oldest || slots.length <= held + 1) return false
    this.#free(address, oldest)
    oldest.abort()
    return true
  }

  #free(address: string, slot: AbortController): void {
    const remaining = (this.#held.get(address) ?? []).filter((each) => each !== slot)
    if (remaining.length === 0) this.#held.delete(address)
    else this.#held.set(address, remaining)
  }
}
