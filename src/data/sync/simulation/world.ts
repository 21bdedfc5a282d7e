import { Ledger } from './ledger'
import { NetworkModel } from './network-model'
import type { PhoneModel } from './phone-model'
import { randomFrom } from './random'
import { ServerModel } from './server-model'

let worlds = 0

/** Phones, a server, the network between them, and what people have written. */
export abstract class World<Phone extends PhoneModel, Action> {
  readonly server = new ServerModel()
  readonly ledger = new Ledger()
  readonly phones: readonly Phone[]
  protected readonly network: NetworkModel
  protected readonly random: () => number

  constructor(Phone: new (name: string, server: ServerModel, network: NetworkModel, random: () => number) => Phone, count: number, seed: number) {
    this.random = randomFrom(seed)
    this.network = new NetworkModel(this.server, this.random)
    worlds += 1
    this.phones = Array.from({ length: count }, (_, n) => new Phone(`simulated-${worlds}-${n}`, this.server, this.network, this.random))
  }

  abstract act(action: Action): Promise<void> | void

  /** Stops all faults; everything is sent. @returns what is wrong then */
  async recover(): Promise<string[]> {
    Object.assign(this.network, { up: true, faultRate: 0, lag: 0, hasCache: false })
    for (const phone of this.phones) {
      phone.crashRate = 0
      await phone.settle()
    }
    await this.drainAll()
    return this.violations()
  }

  protected async drainAll(): Promise<void> {
    for (const phone of this.phones) await phone.drainAll()
  }

  protected async violations(): Promise<string[]> {
    const pending = await Promise.all(this.phones.map((phone) => phone.pending()))
    return this.ledger.violations(this.server, pending.flat())
  }

  async remove(): Promise<void> {
    for (const phone of this.phones) await phone.remove()
  }
}

/** What exists at that moment, chosen by a random number. */
export const at = <Item>(items: readonly Item[], pick: number): Item | undefined => items[pick % Math.max(1, items.length)]
