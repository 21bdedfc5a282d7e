import { dayMs, hourMs, minuteMs } from '@/kit/rules/durations'
import { campusSlug, defaultCampus } from '@/kit/rules/campus'
import { readCampus } from '@/store/campus'
import { refreshLikeCounts } from '@/gossip/store/likes'
import type { Values } from '@/store/sync/declaration/values'
import { at } from './action'
import { wrongCopies } from './compare-copies'
import { seed } from './content'
import { users } from './phone-model'
import { PullingPhone } from './pulling-phone'
import { World } from './world'

export const campuses = [
  defaultCampus,
  { slug: campusSlug('kmtc'), name: 'KMTC', shortName: 'KMTC', town: 'Kilifi', website: null },
] as const

/** Counters stay fresh for a minute, and all stories share a process. */
let countingTime = 0

/** Two phones, of which people pull while the server's rows change. */
export class PullStory extends World<PullingPhone> {
  private readonly tampered = new Set<PullingPhone>()

  constructor(storySeed: number) {
    super(storySeed)
    for (const { slug } of campuses) seed(this.server, slug)
    this.server.backUp()
    this.addPhone(PullingPhone).signIn(users.amina)
    const second = this.addPhone(PullingPhone)
    if (storySeed % 2 === 0) second.signIn(users.brian)
  }

  async restore(): Promise<void> {
    // No answer to a write outlives the database that it was written to.
    for (const phone of this.phones) await phone.settle()
    this.server.restore()
    this.ledger.markRestored()
  }

  tamper(phone: PullingPhone, pick: number): Promise<void> {
    this.tampered.add(phone)
    return phone.tamper(pick)
  }

  async write(phone: PullingPhone, what: 'list' | 'edit' | 'sell' | 'like', pick: number): Promise<void> {
    const { ledger } = this
    const { identity, shared } = phone
    if (identity === 'anonymous') return
    const campus = await readCampus(shared)
    if (what === 'list') {
      const values = {
        campus,
        title: 'Radio',
        description: null,
        price: pick,
        original_price: null,
        category: 'other',
        condition: 'used',
        status: 'available',
        location: null,
        seller_name: null,
        image_url: null,
      }
      return phone.write(identity, [ledger.insert(identity, 'items', values)])
    }
    if (what === 'like') {
      const post = at(await shared.replica('gossip_posts').orderBy('created_at').reverse().limit(5).primaryKeys(), pick)
      return post === undefined ? undefined : phone.write(identity, [ledger.toggleLike(identity, post)])
    }
    const listing = at(
      ledger
        .rowsOf(identity, 'items')
        .filter(({ values, changedElsewhere }) => values?.['campus'] === campus && !changedElsewhere),
      pick,
    )
    if (!listing) return
    const { rev } = (await shared.replica('items').get(listing.id)) ?? { rev: 0 }
    const values: Values =
      what === 'edit'
        ? { price: 2000 + ledger.nextTag() }
        : { status: listing.values?.['status'] === 'sold' ? 'available' : 'sold' }
    await phone.write(identity, [ledger.update(listing, values, rev)])
  }

  /** Then everything is pulled. @returns what is wrong after that, and after the weekly comparison */
  override async recover(): Promise<string[]> {
    const { server, phones } = this
    for (let rounds = 0; rounds < 40; rounds += 1) server.commitLate()
    for (const phone of phones) phone.closeScreen()
    const wrong = await super.recover()
    for (const phone of phones) {
      // First without the comparison, which would mend what the pull has missed.
      await phone.shared.device.put({ key: 'reconciled', value: server.now })
      wrong.push(...(await this.pullAndCompare(phone, 'pull')).filter(() => !this.tampered.has(phone)))
    }
    server.now += 7 * dayMs + hourMs
    for (const phone of phones) wrong.push(...(await this.pullAndCompare(phone, 'comparison')))
    return wrong
  }

  private async pullAndCompare(phone: PullingPhone, after: string): Promise<string[]> {
    for (let rounds = 0; rounds < 4; rounds += 1) await phone.pull()
    const posts = await phone.shared.replica('gossip_posts').toArray()
    const shown = posts.map(({ id, created_at }) => ({ id, createdAt: created_at }))
    for (let rounds = 0; rounds < 12; rounds += 1) {
      countingTime += 2 * minuteMs
      await refreshLikeCounts(phone.shared, shown.slice(rounds * 10, rounds * 10 + 10), countingTime)
    }
    return (await wrongCopies(phone, this.server.state)).map(
      (text) => `phone ${this.phones.indexOf(phone)} after a ${after}: ${text}`,
    )
  }
}
