import { campusSlug, defaultCampus } from '@/domain/university/campus'
import { dayMs, hourMs } from '@/domain/shared/durations'
import { readCampus } from '../../../campus'
import { refreshLikeCounts } from '../../../gossip/like-counts'
import { randomFrom } from '../../outbox/simulation/random'
import type { Values } from '../../declaration/values'
import type { Action } from './actions'
import { wrongCopies } from './compare-copies'
import { changeServer, newId, seed } from './content'
import { Ledger } from './ledger'
import { NetworkModel } from './network-model'
import { PhoneModel, users } from './phone-model'
import { ServerModel } from './server-model'

const campuses = [defaultCampus, { slug: campusSlug('kmtc'), name: 'KMTC', shortName: 'KMTC', town: 'Kilifi', website: null }] as const

let stories = 0
/** Counters stay fresh for a minute, and all stories share a process. */
let countingTime = 0

/** Two phones, a server and the network between them. */
export class Story {
  readonly server = new ServerModel()
  readonly phones: readonly PhoneModel[]
  readonly ledger = new Ledger()
  private readonly network: NetworkModel
  private readonly tampered = new Set<PhoneModel>()
  private tag = 0

  constructor(storySeed: number) {
    const random = randomFrom(storySeed)
    this.network = new NetworkModel(this.server, random)
    stories += 1
    this.phones = [0, 1].map((n) => new PhoneModel(`pulled-${stories}-${n}`, this.server, this.network, random))
    for (const { slug } of campuses) seed(this.server, slug)
    this.server.backUp()
    const [first, second] = this.phones
    if (first) first.user = users.amina
    if (second && storySeed % 2 === 0) second.user = users.brian
  }

  async act(action: Action): Promise<void> {
    const { server, network } = this
    switch (action.type) {
      case 'change':
        return changeServer(server, action.change, campuses[action.campus].slug, action.late, action.pick)
      case 'commit late':
        return server.commitLate()
      case 'record hour':
        return server.recordHour()
      case 'tombstones expire':
        return server.expireTombstones()
      case 'back up':
        return server.backUp()
      case 'restore':
        // No answer to a write outlives the database that it was written to.
        for (const phone of this.phones) await phone.drained()
        server.restore()
        return this.ledger.markRestored()
      case 'network':
        Object.assign(network, { up: action.up, cutRate: action.cutRate, lag: action.lag, hasCache: action.cache })
        for (const phone of this.phones) phone.crashRate = action.crashRate
        return
      case 'advance':
        server.now += action.ms
        return
    }
    const phone = this.phones[action.phone]
    if (phone) await this.actOnPhone(phone, action)
  }

  private async actOnPhone(phone: PhoneModel, action: Extract<Action, { readonly phone: number }>): Promise<void> {
    switch (action.type) {
      case 'pull': {
        const pulled = phone.pull(action.knowsHead)
        return action.waits ? pulled : undefined
      }
      case 'work':
        return phone.work(action.steps)
      case 'write':
        return this.write(phone, action.what, action.pick)
      case 'drain':
        if (action.pick % 2 === 0) void phone.drain()
        else await phone.drain()
        return
      case 'scroll':
        return phone.scroll()
      case 'close screen':
        return phone.closeScreen()
      case 'choose campus':
        return phone.choose(campuses[action.pick % 2 === 0 ? 0 : 1])
      case 'expire session':
        phone.sessionExpired = true
        return
      case 'sign in':
        // Each account has one phone: with two, the last one to be online would win.
        return phone.signIn((phone === this.phones[0] ? [users.amina, users.chao, null] : [users.brian, null])[action.pick % 3] ?? null)
      case 'tamper':
        this.tampered.add(phone)
        return phone.tamper(action.pick)
    }
  }

  private async write(phone: PhoneModel, what: 'list' | 'edit' | 'sell' | 'like', pick: number): Promise<void> {
    const { user } = phone
    if (user === null) return
    const campus = await readCampus(phone.db)
    if (what === 'list') {
      const id = newId()
      this.ledger.list(user, campus, id, this.phones.indexOf(phone), pick)
      const values = { campus, title: 'Radio', description: null, price: pick, original_price: null, category: 'other', condition: 'used', status: 'available', location: null, seller_name: null, image_url: null }
      return phone.write([{ action: 'insert', table: 'items', row: id, lane: `items/${id}`, values }])
    }
    if (what === 'like') {
      const posts = await phone.db.replica('gossip_posts').orderBy('created_at').reverse().limit(5).primaryKeys()
      const post = posts[pick % Math.max(1, posts.length)]
      if (post === undefined) return
      const liked = !this.ledger.isLiked(user, post)
      this.ledger.like(user, post, liked)
      return phone.write([{ action: 'like', table: 'gossip_likes', row: post, liked, idempotencyKey: newId(), lane: `gossip_likes/${post}` }])
    }
    // What this person has listed on this phone for this campus.
    const mine = [...this.ledger.listings.values()].filter((each) => each.owner === user && each.campus === campus && each.phone === this.phones.indexOf(phone) && !each.wasRestored)
    const listing = mine[pick % Math.max(1, mine.length)]
    if (!listing) return
    const copy = await phone.db.replica('items').get(listing.id)
    const valuesOf = ({ price, sold }: typeof listing): Values => (what === 'edit' ? { price } : { status: sold ? 'sold' : 'available' })
    const before = valuesOf(listing)
    if (what === 'edit') listing.price = 2000 + (this.tag += 1)
    else listing.sold = !listing.sold
    const values = valuesOf(listing)
    await phone.write([{ action: 'update', table: 'items', row: listing.id, lane: `items/${listing.id}`, values, before, baseRev: copy?.rev ?? 0 }])
  }

  /** Stops all faults; everything is sent and pulled. @returns what is wrong then, and after the weekly comparison */
  async recover(): Promise<string[]> {
    const { server, network, phones } = this
    Object.assign(network, { up: true, cutRate: 0, lag: 0, hasCache: false })
    for (const phone of phones) {
      phone.crashRate = 0
      await phone.settle()
      phone.closeScreen()
      phone.sessionExpired = false
    }
    for (let rounds = 0; rounds < 40; rounds += 1) server.commitLate()
    const unsent = await this.send()
    const wrong = this.ledger.violations(server, unsent)
    for (const phone of phones) {
      // First without the comparison, which would mend what the pull has missed.
      await phone.db.device.put({ key: 'reconciled', value: server.now })
      wrong.push(...(await this.pullAndCompare(phone, 'pull')).filter(() => !this.tampered.has(phone)))
    }
    server.now += 7 * dayMs + hourMs
    for (const phone of phones) wrong.push(...(await this.pullAndCompare(phone, 'comparison')))
    return wrong
  }

  private async send() {
    const unsent = []
    for (const phone of this.phones) {
      const current = phone.user
      for (const user of Object.values(users)) {
        phone.user = user
        for (let rounds = 0; rounds < 4; rounds += 1) {
          this.server.now += 2 * hourMs
          await phone.drain()
        }
        unsent.push(...(await phone.pending(user)))
      }
      phone.user = current
    }
    return unsent
  }

  private async pullAndCompare(phone: PhoneModel, after: string): Promise<string[]> {
    for (let rounds = 0; rounds < 4; rounds += 1) await phone.pull()
    const posts = await phone.db.replica('gossip_posts').toArray()
    const shown = posts.map(({ id, created_at }) => ({ id, createdAt: created_at }))
    for (let rounds = 0; rounds < 12; rounds += 1) {
      countingTime += 2 * 60_000
      await refreshLikeCounts(phone.db, shown.slice(rounds * 10, rounds * 10 + 10), countingTime)
    }
    return (await wrongCopies(phone, this.server.state)).map((text) => `phone ${this.phones.indexOf(phone)} after a ${after}: ${text}`)
  }

  async remove(): Promise<void> {
    for (const phone of this.phones) await phone.remove()
  }
}
