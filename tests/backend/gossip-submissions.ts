import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { newPost } from './new-rows.ts'
import type { TestBackend, TestUser } from './start-backend.ts'
import type { TestUsers } from './users.ts'

/** Submits and removes posts, and reads when they come out. */
export const gossipOn = (backend: TestBackend, users: TestUsers) => {
  const submit = async (by: TestUser, values: Record<string, unknown> = {}) => {
    const id = randomUUID()
    const { error } = await by.client.from('gossip_submissions').insert({ ...newPost, id, ...values })
    expect(error).toBeNull()
    return id
  }
  const remove = (by: TestUser, id: string) => by.client.from('gossip_submissions').delete().eq('id', id)
  const listed = async (id: string) =>
    (await users.anonymous.from('gossip_posts').select('id, image_url, created_at, rev').eq('id', id)).data ?? []
  const runJobs = (hours: number) =>
    backend.sql(`select public.run_jobs(now() + make_interval(secs => $1))`, [hours * 3600])
  /** Hours until a scheduled post or removal is due. */
  const hoursUntilDue = async (id: string): Promise<number> => {
    const [row] = await backend.sql<{ hours: number }>(
      'select extract(epoch from due_at - now())::float8 / 3600 as hours from private.gossip_schedule where post_id = $1',
      [id],
    )
    return row?.hours ?? Number.NaN
  }
  return { submit, remove, listed, runJobs, hoursUntilDue }
}

/** In hours. */
export const minute = 1 / 60
