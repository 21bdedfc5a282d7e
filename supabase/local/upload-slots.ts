/** Maximum number of concurrent uploads, in total and per address. All phones of a hostel may share one address. */
const max = { total: 64, address: 24 }

/** Limits the request bodies that are read at the same time, so that slow senders cannot exhaust the memory. */
export class UploadSlots {
  readonly #byAddress = new Map<string, number>()
  #total = 0

  /** @returns undefined if no slot is free. */
  async hold<T>(address: string, read: () => Promise<T>): Promise<T | undefined> {
    const held = this.#byAddress.get(address) ?? 0
    if (this.#total >= max.total || held >= max.address) return undefined
    this.#total += 1
    this.#byAddress.set(address, held + 1)
    try {
      return await read()
    } finally {
      this.#total -= 1
      const remaining = (this.#byAddress.get(address) ?? 1) - 1
      if (remaining === 0) this.#byAddress.delete(address)
      else this.#byAddress.set(address, remaining)
    }
  }
}
