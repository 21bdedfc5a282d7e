import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { newPost } from './new-rows.ts'
import { publishAll, type TestUsers } from './users.ts'
import type { TestBackend, TestUser } from './start-backend.ts'

type Entry = {
  readonly subject: string
  readonly held: boolean
  readonly hidden: boolean
  readonly has_picture: boolean
  readonly content: string
  readonly reporters: number
}

/** Submits posts that are held, and reads what admins, authors and everybody see of them. */
export const heldPostsOn = (backend: TestBackend, users: TestUsers) => {
  const queue = async (by: TestUser = users.admin): Promise<readonly Entry[]> =>
    (await by.client.rpc('report_queue')).data as Entry[]
  const queued = async (id: string, by?: TestUser) => (await queue(by)).find(({ subject }) => subject === id)
  const decide = (subject: string, decision: string, by = users.admin) =>
    by.client.rpc('moderate', { kind: 'gossip_post', subject, decision })
  const stateOf = async (id: string) =>
    (await users.owner.client.from('gossip_submissions').select('state, removed_for').eq('id', id)).data?.[0]
  const isPublic = async (id: string) =>
    (await users.anonymous.from('gossip_posts').select('id').eq('id', id)).data?.length === 1
  const runJobs = (hours = 0) =>
    backend.sql(`select public.run_jobs(now() + make_interval(secs => $1))`, [hours * 3600])

  const submit = async (values: Record<string, unknown> = {}, by = users.owner) => {
    const id = randomUUID()
    const { error } = await by.client
      .from('gossip_submissions')
      .insert({ ...newPost, content: 'Call 0712 345 678', id, ...values })
    expect(error).toBeNull()
    return id
  }
  const submitQueued = async (values: Record<string, unknown> = {}, by = users.owner) => {
    const id = await submit(values, by)
    await publishAll(backend)
    return id
  }
  return { queue, queued, decide, stateOf, isPublic, runJobs, submit, submitQueued }
}
