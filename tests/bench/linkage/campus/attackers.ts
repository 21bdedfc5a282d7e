import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Recording } from '../recording.ts'
import { openAttackerSession } from './attacker-session.ts'
import { noteChanges } from './changes.ts'
import { PictureWatcher } from './pictures.ts'
import { beyond, readableTables } from './readable-tables.ts'
import { startSameAuthorProbe } from './same-author.ts'
import type { Campus } from './start-campus.ts'
import { Watcher } from './watcher.ts'

export type Attackers = {
  /** Reads the rows that may have changed. @param at milliseconds since the epoch; rounded up to a second */
  look(at: number): Promise<void>
  /** Reads everything and runs the same-author probe. @returns the number of changed rows that `look` had missed */
  nightly(at: number): Promise<number>
  readonly seen: Recording['seen']
  close(): Promise<void>
}

/**
 * `until`: above the newest change that everybody sees. `hour`: how many transactions had begun at the last full hour.
 */
const cursorsSchema = v.object({ until: v.number(), hour: v.optional(v.number(), 0) })

const wholeSecond = (at: number): number => Math.ceil(at / 1000) * 1000

/**
 * Starts attackers A and B, who record what they can read. B can also read what A can; only what B reads beyond that is
 * separate.
 */
export const startAttackers = async (campus: Campus): Promise<Attackers> => {
  const account = randomUUID()
  const changes = await noteChanges(campus.sql)
  await campus.sql.query(
    `insert into auth.users (id, email, email_confirmed_at) values ($1, 'b@students.example', now())`,
    [account],
  )
  const [publicTables, studentTables] = [
    await readableTables(campus.sql, 'anon'),
    await readableTables(campus.sql, 'authenticated'),
  ]
  const anybody = await openAttackerSession(campus.databaseUrl, 'anon')
  const student = await openAttackerSession(campus.databaseUrl, 'authenticated', account)
  const a = new Watcher(anybody, publicTables)
  const b = new Watcher(student, beyond(studentTables, publicTables))
  const pictures = new PictureWatcher(campus)
  const probe = await startSameAuthorProbe(student)
  const seen: Recording['seen'] = {
    rows: a.seen,
    onlyB: b.seen,
    pictures: pictures.seen,
    transactions: [],
    sameAuthor: probe.found,
  }

  // Rows from before the first day are no evidence.
  await a.lookAtAll(0)
  await b.lookAtAll(0)
  const countTransactions = async (at: number) => {
    const [row] = await anybody.ask(`select public.sync('tum', tables => '') as answer`)
    const { until, hour } = v.parse(cursorsSchema, row?.['answer'])
    const count = Math.max(until, hour)
    if (seen.transactions.at(-1)?.count !== count) seen.transactions.push({ at, count })
  }
  return {
    seen,
    async look(time) {
      const at = wholeSecond(time)
      const changed = await changes.sinceLast()
      if (changed.size > 0) {
        const fresh = [...(await a.look(changed, at)), ...(await b.look(changed, at))]
        await pictures.look(fresh, changed, at)
      }
      await countTransactions(at)
    },
    async nightly(time) {
      const at = wholeSecond(time)
      const missed = [...(await a.lookAtAll(at)), ...(await b.lookAtAll(at))]
      const posts = publicTables.find(({ table }) => table === 'gossip_posts')
      if (posts) await probe.probe(await anybody.read(posts, null))
      return missed.length
    },
    close: async () => void (await Promise.all([anybody.close(), student.close()])),
  }
}
