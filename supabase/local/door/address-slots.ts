type Limits = { readonly total: number; readonly address: number }

/** Limits concurrent tasks, in total and per address. All phones of a hostel may share one address. */
export class AddressSlots {
  readonly #limits: Limits
  readonly #byAddress = new Map<string, number>()
  #total = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Runs the task if a slot is free, and holds it until the task has ended. @returns undefined if no slot is free. */
  async hold<T>(address: string, task: () => Promise<T>): Promise<T | undefined> {
    const held = this.#byAddress.get(address) ?? 0
    if (this.#total >= this.#limits.total || held >= this.#limits.address) return undefined
    this.#total += 1
    this.#byAddress.set(address, held + 1)
    try {
      return await task()
    } finally {
      this.#total -= 1
      const remaining = (this.#byAddress.get(address) ?? 1) - 1
      if (remaining === 0) this.#byAddress.delete(address)
      else this.#byAddress.set(address, remaining)
    }
  }
}
