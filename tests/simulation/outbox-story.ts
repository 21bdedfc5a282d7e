import type { Identity } from '@/kit/rules/ids'
import type { Draft } from '@/store/sync/outbox/operation'
import { at } from './action'
import { newId } from './new-id'
import { PhoneModel } from './phone-model'
import { World } from './world'

const writings = ['post', 'listing', 'edit', 'delete', 'like', 'bad post', 'bad edit', 'message'] as const
type Writing = (typeof writings)[number]

/** What the people of one story write, often and less often. Only a few kinds, so that a story covers each in depth. */
const habitsFrom = (random: () => number): readonly Writing[] => {
  const kinds = writings
    .map((kind) => ({ kind, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, 1 + Math.floor(random() * 4))
    .map(({ kind }) => kind)
  return ['post', 'listing', ...kinds, ...kinds, ...kinds, ...kinds]
}

/** One phone, of which people write much while nearly everything fails. */
export class OutboxStory extends World<PhoneModel> {
  writes = 0
  private readonly habits: readonly Writing[]
  readonly phone: PhoneModel

  constructor(seed: number) {
    super(seed)
    this.phone = this.addPhone(PhoneModel)
    this.habits = habitsFrom(this.random)
  }

  override async recover(): Promise<string[]> {
    await super.recover()
    this.network.deliverLateRequests()
    const { requests } = this.server
    await this.drainAll()
    const repeated = this.server.requests - requests
    return [...(await this.violations()), ...(repeated > 0 ? [`${repeated} requests of a second drain`] : [])]
  }

  changeElsewhere(change: 'edit price' | 'edit title' | 'delete', pick: number): void {
    const [key, row] = at([...this.ledger.rows], pick) ?? []
    if (!key || !row || !this.server.rows.has(key)) return
    // Nobody can delete a message to the team, so the server does not prevent a second insert of a deleted one.
    if (change === 'delete' && row.table === 'contact_messages') return
    row.changedElsewhere = true
    if (change === 'delete') this.server.deleteRow(key)
    else
      this.server.editElsewhere(
        key,
        change === 'edit price' ? { price: -this.ledger.nextTag() } : { title: `elsewhere ${this.ledger.nextTag()}` },
      )
  }

  async write(habit: number, pick: number): Promise<void> {
    const kind = at(this.habits, habit) ?? 'post'
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
        const photos = Array.from({ length: pick % 4 }, (_, n): Draft => ({
          action: 'upload',
          bucket: 'item-images',
          path: `${row}/${n}`,
          photo: `${row}-${n}`,
          lane: `items/${row}`,
        }))
        return [...photos, ledger.insert(owner, 'items', { title: 'Kettle', price: pick, photos: photos.length }, row)]
      }
      case 'edit':
      case 'bad edit': {
        if (!own) return []
        const copy = await this.phone.shared.table<{ readonly rev: number }, string>('items').get(own.id)
        return [
          ledger.update(
            own,
            { price: ledger.nextTag(), ...(kind === 'bad edit' ? { bad: true } : {}) },
            copy?.rev ?? 0,
          ),
        ]
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
