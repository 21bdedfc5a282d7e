import { Ledger } from './ledger'
import { NetworkModel } from './network-model'
import type { PhoneModel, Surroundings } from './phone-model'
import { randomFrom } from './random'
import { ServerModel } from './server-model'

let phones = 0

/** Phones, a server, the network between them, and what people have written. */
export class World<Phone extends PhoneModel = PhoneModel> {
  readonly server = new ServerModel()
  readonly ledger = new Ledger()
  readonly random: () => number
  readonly network: NetworkModel
  readonly phones: Phone[] = []

  constructor(seed: number) {
    this.random = randomFrom(seed)
    this.network = new NetworkModel(this.server, this.random)
  }

  protected addPhone(Model: new (name: string, world: Surroundings) => Phone): Phone {
    const phone = new Model(`simulated-${(phones += 1)}`, this)
    this.phones.push(phone)
    return phone
  }

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
