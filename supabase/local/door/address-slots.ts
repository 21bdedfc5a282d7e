type Limits = { readonly total: number; readonly address: number }

/** Something that an address holds. */
export type Slot = {
  /** Aborts when the slot is given to another address. */
  readonly signal: AbortSignal
  free(): void
}

type Held = { readonly end: AbortController; readonly weight: number }
/** The slots that an address holds, the oldest first. */
type Share = { readonly slots: Set<Held>; weight: number }

/**
 * Limits what is held at the same time, in total and per address. All phones of a hostel may share one address. When
 * all slots are taken, the address that holds the most gives up its oldest one to an address that holds fewer.
 */
export class AddressSlots {
  readonly #limits: Limits
  readonly #shares = new Map<string, Share>()
  #total = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Runs the task if a slot is free, and holds it until the task has ended. @returns undefined if no slot is free */
  async hold<T>(address: string, task: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    const slot = this.take(address)
    if (!slot) return undefined
    try {
      return await task(slot.signal)
    } finally {
      slot.free()
    }
  }

  /** @param weight how many slots it takes @returns undefined if they are not free */
  take(address: string, weight = 1): Slot | undefined {
    const wanted = (this.#shares.get(address)?.weight ?? 0) + weight
    if (wanted > this.#limits.address) return undefined
    while (this.#total + weight > this.#limits.total) if (!this.#takeFromAnother(wanted)) return undefined
    const held: Held = { end: new AbortController(), weight }
    const share = this.#shares.get(address) ?? { slots: new Set(), weight: 0 }
    share.slots.add(held)
    share.weight += weight
    this.#total += weight
    this.#shares.set(address, share)
    return { signal: held.end.signal, free: () => this.#free(address, held) }
  }

  /**
   * Ends the oldest task of the address that holds the most.
   * @returns false if it holds hardly more than the asking one
   */
  #takeFromAnother(wanted: number): boolean {
    let [address, most] = ['', { slots: new Set<Held>(), weight: 0 }]
    for (const [each, share] of this.#shares) if (share.weight > most.weight) [address, most] = [each, share]
    const [oldest] = most.slots
    if (!oldest || most.weight <= wanted) return false
    this.#free(address, oldest)
    oldest.end.abort()
    return true
  }

  #free(address: string, held: Held): void {
    const share = this.#shares.get(address)
    if (!share?.slots.delete(held)) return
    share.weight -= held.weight
    this.#total -= held.weight
    if (share.slots.size === 0) this.#shares.delete(address)
  }
}
