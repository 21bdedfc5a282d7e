import * as v from 'valibot'
import { editDay } from '@/health/cycle/rules/log-changes'
import { dayParts, type DayEdits, type DayLog } from '@/health/cycle/rules/log'
import { isSameJson } from '@/kit/rules/same-json'
import { reportAs } from '@/store/error-log/error-log'
import { plainCodec } from './codec'
import type { CycleDb, StoredContent } from './cycle-db'
import type { CycleLogStore } from './cycle-log-store'
import { dayLogSchema } from './schema'

/** A day as somebody saw it, and as they have edited it since. */
export type TypedDay = { readonly seen: DayLog; readonly edited: DayLog }

const schema = v.array(v.object({ seen: dayLogSchema, edited: dayLogSchema }))

const key = 'typed'

const editsOf = ({ seen, edited }: TypedDay): DayEdits =>
  Object.fromEntries(
    dayParts.filter((part) => !isSameJson(seen[part], edited[part])).map((part) => [part, edited[part]]),
  )

/**
 * The text that is being typed into a log, kept beside it until the log has it. A change of the log reads, encodes and
 * writes in turn, and a page that is left, closed or loaded again has no time for that. This is one write, and it is
 * under way when the key is up.
 */
export class TypedDays {
  readonly #db: CycleDb
  readonly #store: CycleLogStore
  /** This id tells this page's texts from those that an earlier page has left. */
  readonly #page = crypto.randomUUID()
  #latest: readonly TypedDay[] = []

  constructor(db: CycleDb, store: CycleLogStore) {
    this.#db = db
    this.#store = store
    store.state.subscribe(({ status }, before) => {
      if (status === 'open' && before.status !== 'open') void this.takeUp().catch(reportAs('private'))
    })
  }

  /** Keeps these days in place of those before. A locked log keeps nothing: what is typed stays in the form. */
  keep(days: readonly TypedDay[]): void {
    if (days.length === 0 && this.#latest.length === 0) return
    this.#latest = days
    const { codec } = this.#store
    if (!codec) return
    if (days.length === 0) this.#putAtOnce(null)
    // Without a wait, however short.
    else if (codec === plainCodec) this.#putAtOnce({ kind: 'plain', content: days })
    else
      void codec
        .encode(key, days)
        .then((sealed) => this.#latest === days && this.#store.codec === codec && this.#putAtOnce(sealed))
        .catch(reportAs('private'))
  }

  /** Brings into the log what an earlier page had no time for. */
  async takeUp(): Promise<void> {
    const { codec } = this.#store
    const kept = await this.#db.metadata.get(key)
    if (!codec || kept?.key !== key || kept.page === this.#page) return
    const days = v.safeParse(schema, await codec.decode({ ...kept, id: key, version: '' }))
    if (days.success)
      await this.#store.change((log) =>
        days.output.reduce((before, day) => editDay(day.edited.date, editsOf(day), day.seen)(before), log),
      )
    await this.#db.transaction('rw', this.#db.metadata, async () => {
      const now = await this.#db.metadata.get(key)
      if (now?.key === key && now.page === kept.page) await this.#db.metadata.delete(key)
    })
  }

  /**
   * Not by Dexie, which waits for the answer to each request: the browser would take a write back that a page did not
   * live to finish.
   */
  #putAtOnce(content: StoredContent | null): void {
    try {
      const transaction = this.#db.backendDB().transaction('metadata', 'readwrite', { durability: 'relaxed' })
      const metadata = transaction.objectStore('metadata')
      if (content) metadata.put({ key, page: this.#page, ...content })
      else metadata.delete(key)
      transaction.commit?.()
    } catch (error) {
      // The connection is closed. The change of the log, which follows, says if it cannot be stored.
      reportAs('private')(error)
    }
  }
}
