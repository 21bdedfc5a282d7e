import type { UserId } from '@/kit/rules/ids'
import { CycleDb, cycleDbName } from './cycle-db'
import { readSnapshot } from './cycle-store'
import { queryLog } from './read-open-log'
import { RowLock } from './row-lock'

/** `sealed`: behind a PIN. */
export type KeptLog = 'none' | 'open' | 'sealed'

/** The part of an account's log on this phone. */
export const keptLog = async (id: UserId): Promise<KeptLog> => {
  const snapshot = await queryLog(id, readSnapshot)
  if (!snapshot || (snapshot.pages.length === 0 && !snapshot.pin)) return 'none'
  return snapshot.pin ? 'sealed' : 'open'
}

/** A log has it once it was copied, and keeps it until its PIN is set or removed. */
const markedGeneration = (db: CycleDb): Promise<string> =>
  db.transaction('rw', db.metadata, async () => {
    const found = await db.metadata.get('generation')
    if (found?.key === 'generation' && found.value !== '') return found.value
    const value = crypto.randomUUID()
    await db.metadata.put({ key: 'generation', value })
    return value
  })

/** True if the log of one account can become that of another, which has none yet or has it already. */
export const logFits = async (from: UserId, to: UserId): Promise<boolean> => {
  if ((await keptLog(to)) === 'none') return true
  const generations = await Promise.all(
    [from, to].map((id) => queryLog(id, async (db) => (await readSnapshot(db)).generation)),
  )
  return generations[0] !== '' && generations[0] === generations[1]
}

/**
 * Copies a log as it is, with its PIN, to an account that has none. Does nothing where it was copied before.
 * @returns false if the account has a log of its own
 */
export const copyLog = async (from: UserId, to: UserId): Promise<boolean> => {
  const [source, target] = [new CycleDb(cycleDbName(from)), new CycleDb(cycleDbName(to))]
  try {
    const generation = await markedGeneration(source)
    const [pages, metadata] = await source.transaction('r', source.pages, source.metadata, () =>
      Promise.all([source.pages.toArray(), source.metadata.toArray()]),
    )
    const isThere = await target.transaction('rw', target.pages, target.metadata, async () => {
      const before = await readSnapshot(target)
      if (before.generation === generation) return true
      if (before.pages.length > 0 || before.pin) return false
      await target.pages.bulkPut(pages)
      // A new stamp, so that a page that is just writing begins again.
      await target.metadata.bulkPut([...metadata, { key: 'stamp', value: crypto.randomUUID() }])
      return true
    })
    if (isThere) await new RowLock(target, to).settle()
    return isThere
  } finally {
    source.close()
    target.close()
  }
}
