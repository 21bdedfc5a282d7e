import type { Identity } from '@/domain/shared/ids'
import type { Draft, Operation } from '../operation'
import type { Values } from '../../declaration/values'
import type { Action, Writing } from './actions'
import { Ledger } from './ledger'
import { NetworkModel } from './network-model'
import { PhoneModel } from './phone-model'
import { randomFrom } from './random'
import { ServerModel } from './server-model'

let phones = 0

export class Story {
  readonly server = new ServerModel()
  readonly network: NetworkModel
  readonly phone: PhoneModel
  readonly ledger = new Ledger()
  private readonly random: () => number
  private readonly habits: readonly Writing[]
  private tag = 0

  /** @param habits what people write; repeated entries are more frequent */
  constructor(seed: number, habits: readonly Writing[]) {
    this.habits = habits
    this.random = randomFrom(seed)
    this.network = new NetworkModel(this.server, this.random)
    this.phone = new PhoneModel(`simulated-${(phones += 1)}`, this.server, this.network, this.random)
  }

  private get identity(): Identity {
    return (this.phone.session?.user ?? 'anonymous') as Identity
  }

  async act(action: Action): Promise<void> {
    const { phone, network, server } = this
    switch (action.type) {
      case 'write':
        return this.write(at(this.habits, action.habit) ?? 'post', action.pick)
      case 'sign in':
        return phone.signIn(action.user)
      case 'sign out':
        phone.session = null
        return
      case 'expire session':
        if (phone.session) phone.session.sessionExpired = true
        return
      case 'expire tokens':
        return server.expireTokens()
      case 'freeze':
        return phone.freeze(this.identity)
      case 'thaw':
        return phone.thawAll()
      case 'settle':
        return phone.settle()
      case 'network':
        network.up = action.up
        network.faultRate = action.faultRate
        return
      case 'crash rate':
        phone.crashRate = action.rate
        return
      case 'drain':
        return phone.startDrain(this.identity, action.steal)
      case 'work':
        return phone.work(action.steps)
      case 'advance':
        phone.now += action.ms
        return
      case 'late requests arrive':
        return network.deliverLateRequests()
      case 'change elsewhere':
        return this.changeElsewhere(action.change, action.pick)
    }
  }

  /** Stops all faults, signs everybody in again and lets time pass. */
  async recover(): Promise<void> {
    const { phone, network } = this
    network.up = true
    network.faultRate = 0
    phone.crashRate = 0
    await phone.settle()
    for (const identity of phone.identities()) {
      if (identity !== 'anonymous') phone.signIn(identity)
      for (let rounds = 0; rounds < 4; rounds += 1) {
        phone.now += 2 * 60 * 60 * 1000
        await phone.drain(identity)
      }
    }
    network.deliverLateRequests()
  }

  async pending(): Promise<ReadonlyMap<Identity, readonly Operation[]>> {
    const lists = await Promise.all(this.phone.identities().map(async (identity) => [identity, await this.phone.pending(identity)] as const))
    return new Map(lists)
  }

  private changeElsewhere(change: 'edit price' | 'edit title' | 'delete', pick: number): void {
    const key = at(this.ledger.keys(), pick)
    if (key === undefined || !this.server.rows.has(key)) return
    // Nobody can delete a message to the team, so the server does not prevent a second insert of a deleted one.
    if (change === 'delete' && key.startsWith('contact_messages/')) return
    this.ledger.markChangedElsewhere(key)
    if (change === 'delete') this.server.deleteRow(key)
    else this.server.editElsewhere(key, change === 'edit price' ? { price: -(this.tag += 1) } : { title: `elsewhere ${(this.tag += 1)}` })
  }

  private async write(kind: Writing, pick: number): Promise<void> {
    const owner = kind === 'message' && pick % 2 === 0 ? 'anonymous' : this.identity
    if (owner === 'anonymous' && kind !== 'message') return
    const drafts = await this.drafts(owner, kind, pick)
    if (drafts.length === 0) return
    await this.phone.write(owner, drafts)
    this.ledger.writes += drafts.length
  }

  private async drafts(owner: Identity, kind: Writing, pick: number): Promise<readonly Draft[]> {
    const row = `row-${(this.tag += 1)}`
    const tag = this.tag
    switch (kind) {
      case 'message':
        return [this.insert(owner, 'contact_messages', row, { subject: 'Hello', tag })]
      case 'post':
        return [this.insert(owner, 'gossip_submissions', row, { content: 'Heard it?', tag })]
      case 'bad post':
        return [this.insert(owner, 'gossip_submissions', row, { content: '', bad: true, tag })]
      case 'listing': {
        const lane = `items/${row}` as const
        const photos = Array.from({ length: pick % 4 }, (_, n): Draft => ({ action: 'upload', bucket: 'item-images', path: `${row}/${n}`, photo: `${row}-${n}`, lane }))
        return [...photos, this.insert(owner, 'items', row, { title: 'Kettle', price: pick, photos: photos.length, tag })]
      }
      case 'edit':
      case 'bad edit':
        return this.edit(owner, pick, { price: tag, tag, ...(kind === 'bad edit' ? { bad: true } : {}) })
      case 'delete': {
        const id = at(this.ledger.ownedIds(owner, 'items'), pick)
        if (id === undefined) return []
        this.ledger.delete(`items/${id}`)
        return [{ action: 'delete', table: 'items', row: id, lane: `items/${id}` }]
      }
      case 'like':
        return this.like(owner, pick)
    }
  }

  private insert(owner: Identity, table: 'contact_messages' | 'gossip_submissions' | 'items', row: string, values: Values): Draft {
    const lane = `${table}/${row}` as const
    this.ledger.insert(owner, lane, lane, values)
    return { action: 'insert', table, row, lane, values }
  }

  private async edit(owner: Identity, pick: number, values: Values): Promise<readonly Draft[]> {
    const id = at(this.ledger.ownedIds(owner, 'items'), pick)
    if (id === undefined) return []
    const key = `items/${id}` as const
    const expected = this.ledger.rows.get(key)?.values ?? {}
    const copy = await this.phone.shared.table<{ rev: number }, string>('items').get(id)
    this.ledger.update(key, values)
    const before = Object.fromEntries(Object.keys(values).map((column) => [column, expected[column] ?? null]))
    return [{ action: 'update', table: 'items', row: id, lane: key, values, before, baseRev: copy?.rev ?? 0 }]
  }

  private like(owner: Identity, pick: number): readonly Draft[] {
    // Only the latest posts, so that several likes concern the same post.
    const posts = this.ledger.keys().filter((key) => key.startsWith('gossip_submissions/')).slice(-3)
    const post = at(posts, pick)?.slice('gossip_submissions/'.length)
    if (post === undefined) return []
    const liked = !(this.ledger.likes.get(`${owner}:${post}`)?.liked ?? false)
    this.ledger.likes.set(`${owner}:${post}`, { owner, post, liked })
    return [{ action: 'like', table: 'gossip_likes', row: post, liked, idempotencyKey: `key-${(this.tag += 1)}`, lane: `gossip_likes/${post}`, parent: `gossip_submissions/${post}` }]
  }
}

const at = <Item>(items: readonly Item[], pick: number): Item | undefined => items[pick % Math.max(1, items.length)]
