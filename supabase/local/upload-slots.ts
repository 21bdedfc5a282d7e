/** Bodies that are read at the same time: in all, and from one address. A hostel behind one address shares the latter. */
const most = { all: 64, address: 24 }

/** Keeps slow senders from filling the memory: a body that finds no room is asked to come later. */
export class UploadSlots {
  readonly #byAddress = new Map<string, number>()
  #all = 0

  /** @returns undefined where there is no room. */
  async hold<T>(address: string, read: () => Promise<T>): Promise<T | undefined> {
    const held = this.#byAddress.get(address) ?? 0
    if (this.#all >= most.all || held >= most.address) return undefined
    this.#all += 1
    this.#byAddress.set(address, held + 1)
    try {
      return await read()
    } finally {
      this.#all -= 1
      const left = (this.#byAddress.get(address) ?? 1) - 1
      if (left === 0) this.#byAddress.delete(address)
      else this.#byAddress.set(address, left)
    }
  }
}
