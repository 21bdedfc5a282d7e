import type { Identity } from '@/domain/shared/ids'
import type { Draft } from '../outbox/operation'
import { habitsFrom, type Action, type Writing } from './outbox-actions'
import { PhoneModel, users } from './phone-model'
import { newId } from './new-id'
import { at, World } from './world'

/** One phone, of which people write much while nearly everything fails. */
export class OutboxStory extends World<PhoneModel, Action> {
  writes = 0
  private readonly habits: readonly Writing[]
  private readonly phone: PhoneModel

  constructor(seed: number) {
    super(PhoneModel, 1, seed)
    const [phone] = this.phones
    if (!phone) throw new Error('There is one phone')
    this.phone = phone
    this.habits = habitsFrom(this.random)
  }

  act(action: Action): Promise<void> | void {
    const { phone, network, server } = this
    switch (action.type) {
      case 'write':
        return this.write(at(this.habits, action.habit) ?? 'post', action.pick)
      case 'sign in':
        return phone.signIn(users[action.user])
      case 'sign out':
        phone.session = null
        return
      case 'expire session':
        return phone.expireSession()
      case 'expire tokens':
        return server.expireTokens()
      case 'freeze':
        return phone.freeze(phone.identity)
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
        return phone.startDrain(phone.identity, action.steal)
      case 'work':
        return phone.work(action.steps)
      case 'advance':
        server.now += action.ms
        return
      case 'set clock':
        phone.clockError += action.ms
        return
      case 'late requests arrive':
        return network.deliverLateRequests()
      case 'change elsewhere':
        return this.changeElsewhere(action.change, action.pick)
    }
  }

  override async recover(): Promise<string[]> {
    await super.recover()
    this.network.deliverLateRequests()
    const { requests } = this.server
    await this.drainAll()
    const repeated = this.server.requests - requests
    return [...(await this.violations()), ...(repeated > 0 ? [`${repeated} requests of a second drain`] : [])]
  }

  private changeElsewhere(change: 'edit price' | 'edit title' | 'delete', pick: number): void {
    const key = at([...this.ledger.rows.keys()], pick)
    if (key === undefined || !this.server.rows.has(key)) return
    // Nobody can delete a message to the team, so the server does not prevent a second insert of a deleted one.
    if (change === 'delete' && key.startsWith('contact_messages/')) return
    this.ledger.markChangedElsewhere(key)
    if (change === 'delete') this.server.deleteRow(key)
    else this.server.editElsewhere(key, change === 'edit price' ? { price: -this.ledger.nextTag() } : { title: `elsewhere ${this.ledger.nextTag()}` })
  }

  private async write(kind: Writing, pick: number): Promise<void> {
    const owner = kind === 'message' && pick % 2 === 0 ? 'anonymous' : this.phone.identity
    if (owner === 'anonymous' && kind !== 'message') return
    const drafts = await this.drafts(owner, kind, pick)
    if (drafts.length === 0) return
    await this.phone.write(owner, drafts)
    this.writes += drafts.length
  }

  private async drafts(owner: Identity, kind: Writing, pick: number): Promise<readonly Draft[]> {
    const { ledger } = this
    const own = at(ledger.rowsOf(owner, 'items'), pick)
    switch (kind) {
      case 'message':
        return [ledger.insert(owner, 'contact_messages', { subject: 'Hello' })]
      case 'post':
        return [ledger.insert(owner, 'gossip_submissions', { content: 'Heard it?' })]
      case 'bad post':
        return [ledger.insert(owner, 'gossip_submissions', { content: '', bad: true })]
      case 'listing': {
        const row = newId()
        const photos = Array.from({ length: pick % 4 }, (_, n): Draft => ({ action: 'upload', bucket: 'item-images', path: `${row}/${n}`, photo: `${row}-${n}`, lane: `items/${row}` }))
        return [...photos, ledger.insert(owner, 'items', { title: 'Kettle', price: pick, photos: photos.length }, row)]
      }
      case 'edit':
      case 'bad edit': {
        if (!own) return []
        const copy = await this.phone.shared.table<{ readonly rev: number }, string>('items').get(own.id)
        return [ledger.update(own, { price: ledger.nextTag(), ...(kind === 'bad edit' ? { bad: true } : {}) }, copy?.rev ?? 0)]
      }
      case 'delete':
        return own ? [ledger.delete(own)] : []
      case 'like': {
        // Only the latest posts, so that several likes concern the same post.
        const post = at([...ledger.rows.values()].filter(({ table }) => table === 'gossip_submissions').slice(-3), pick)
        return post ? [ledger.toggleLike(owner, post.id)] : []
      }
    }
  }
}
