import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { campusSlug } from '@/kit/rules/campus'
import { ComradeDb } from '@/store/db'
import { FakeSyncServer } from '#support/store/sync/pull/fake-sync-server'
import { pullAll } from './pull-all'
import { cursorToSend } from './sync-cursor'

let db: ComradeDb
let server: FakeSyncServer
let now: number
const pull = () => pullAll({ db, remote: server, owner: null, first: [], now: () => now })

beforeEach(() => {
  db = new ComradeDb(`pull-clock-${crypto.randomUUID()}`)
  server = new FakeSyncServer()
  now = Date.UTC(2026, 10, 21)
})
afterEach(() => db.delete())

describe('a clock that was in 2099 for one pull', () => {
  it('puts off no comparison', async () => {
    await pull()
    now = Date.UTC(2099, 0)
    await pull()
    now = Date.UTC(2026, 10, 29)
    server.comparisons.length = 0
    await pull()
    expect(server.comparisons).toContain('digests')
  })

  it('has the next one ask with the cursor of the hour, as after any long time', () => {
    const cursor = { campus: campusSlug('tum'), epoch: 'one', until: 900, hour: 600, loaded: [], floors: {} }
    expect(cursorToSend({ ...cursor, at: Date.UTC(2099, 0) }, Date.UTC(2026, 10, 29))).toBe(600)
  })
})
