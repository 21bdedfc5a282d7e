import type { PostgrestClient } from '@supabase/postgrest-js'
import * as v from 'valibot'
import type { Identity } from '../outbox/operation'
import type { PersonDb } from '../outbox/person-db'
import { supabaseAs } from '../remote/client'
import type { Database } from '../remote/database-types.gen'
import { tokenOf } from '../session/token'
import { personalTableNames } from './personal-tables'
import { answerOf, parsed, pullRemote, type PullRemote } from './pull-remote'
import { pullTable, startTombstones } from './pull-table'

const marksSchema = v.array(v.object({ post_id: v.string(), mine: v.boolean() }))

/** The network as the pull of a person's own rows sees it. */
export type PersonPullRemote = PullRemote & {
  /** The newest posts that are the person's own, or by authors that the person has muted. @throws as heads() */
  gossipMarks(): Promise<readonly { readonly post_id: string; readonly mine: boolean }[]>
}

/** Which of the posts that everybody reads are this person's own cannot be read from them; asked for when it can have changed. */
const pullGossipMarks = async (db: PersonDb, remote: PersonPullRemote): Promise<void> => {
  const asked = await db.notes.get('gossip-marks-asked')
  // The last mute taken back leaves marks to be taken back, too.
  const muted = async () => (await db.gossip_mutes.count()) > 0 || (await db.gossipMarks.filter((mark) => !mark.mine).count()) > 0
  if (asked && !(await muted())) return
  const marks = await remote.gossipMarks()
  await db.transaction('rw', db.gossipMarks, db.notes, async () => {
    // An own post that has just been acknowledged may be newer than this answer.
    await db.gossipMarks.filter((mark) => !mark.mine).delete()
    await db.gossipMarks.bulkPut(marks.map(({ post_id, mine }) => ({ postId: post_id, mine })))
    await db.notes.put({ key: 'gossip-marks-asked', value: true })
  })
}

/**
 * Brings the copies of a person's own rows up to date.
 * @throws OfflineError | ServerError | UnexpectedAnswerError
 */
export const pullPersonal = async (db: PersonDb, remote: PersonPullRemote): Promise<void> => {
  const { horizon, head } = await remote.heads()
  await startTombstones(db, horizon)
  for (const table of [...personalTableNames, 'tombstones'] as const) {
    await pullTable(db, remote, table, head.get(table) ?? null, horizon)
  }
  await pullGossipMarks(db, remote)
}

/** @param client one that asks as the person */
export const personRemote = (client: () => PostgrestClient<Database>, person: Identity): PersonPullRemote => ({
  ...pullRemote(client, 'my_heads', person),
  async gossipMarks() {
    return parsed(marksSchema, answerOf(await client().rpc('my_gossip')))
  },
})

/** Asks as this very person, or throws: rows are never read as nobody. */
export const personPullRemote = async (identity: Identity): Promise<PersonPullRemote | null> => {
  const token = await tokenOf(identity)
  return token === null ? null : personRemote(() => supabaseAs(token), identity)
}
