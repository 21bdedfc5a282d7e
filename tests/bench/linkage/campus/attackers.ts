import { randomUUID } from 'node:crypto'
import type { Recording } from '../recording.ts'
import { openAttackerSession } from './attacker-session.ts'
import { noteChanges } from './changes.ts'
import { PictureWatcher } from './pictures.ts'
import { beyond, readableTables } from './readable-tables.ts'
import { startSameAuthorProbe } from './same-author.ts'
import type { Campus } from './start-campus.ts'
import { Watcher } from './watcher.ts'

export type Attackers = {
  /** Looks at all that may have changed, at a moment of a second's grain. @param at milliseconds since the epoch */
  look(at: number): Promise<void>
  /** Once a night: reads everything, and asks what an account may ask. @returns how many rows the other looks had missed */
  nightly(at: number): Promise<number>
  readonly seen: Recording['seen']
  close(): Promise<void>
}

const wholeSecond = (at: number): number => Math.ceil(at / 1000) * 1000

/** A and B, who record what they can read. What A sees B sees, too; only what B has beyond that is recorded apart. */
export const startAttackers = async (campus: Campus): Promise<Attackers> => {
  const account = randomUUID()
  const changes = await noteChanges(campus.sql)
  await campus.sql.query(`insert into auth.users (id, email, email_confirmed_at) values ($1, 'b@students.example', now())`, [account])
  const [anybodys, students] = [await readableTables(campus.sql, 'anon'), await readableTables(campus.sql, 'authenticated')]
  const anybody = await openAttackerSession(campus.databaseUrl, 'anon')
  const student = await openAttackerSession(campus.databaseUrl, 'authenticated', account)
  const a = new Watcher(anybody, anybodys)
  const b = new Watcher(student, beyond(students, anybodys))
  const pictures = new PictureWatcher(campus)
  const probe = await startSameAuthorProbe(student)
  const seen: Recording['seen'] = { rows: a.seen, onlyB: b.seen, pictures: pictures.seen, transactions: [], sameAuthor: probe.found }

  // What was there before the first day is nobody's deed.
  await a.lookAtAll(0)
  await b.lookAtAll(0)
  const count = async (at: number) => {
    const horizon = Number((await anybody.ask('select * from public.sync_heads() limit 1'))[0]?.['horizon'])
    if (Number.isFinite(horizon) && seen.transactions.at(-1)?.count !== horizon) seen.transactions.push({ at, count: horizon })
  }
  return {
    seen,
    async look(moment) {
      const at = wholeSecond(moment)
      const changed = await changes.sinceLast()
      if (changed.size > 0) {
        const fresh = [...(await a.look(changed, at)), ...(await b.look(changed, at))]
        await pictures.look(fresh, changed, at)
      }
      await count(at)
    },
    async nightly(moment) {
      const at = wholeSecond(moment)
      const missed = [...(await a.lookAtAll(at)), ...(await b.lookAtAll(at))]
      const posts = anybodys.find(({ table }) => table === 'gossip_posts')
      if (posts) await probe.probe(await anybody.read(posts, null))
      return missed.length
    },
    close: async () => void (await Promise.all([anybody.close(), student.close()])),
  }
}
