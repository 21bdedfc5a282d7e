import { afterEach, beforeEach, expect, vi } from 'vitest'
import { putDays } from '@/health/cycle/rules/log-changes'
import { emptyDay } from '@/health/cycle/rules/log'
import { isoDay } from '@/kit/rules/day'
import { deriveArgon2 } from '@/health/cycle/store/argon2'
import { CycleDb } from '@/health/cycle/store/cycle-db'
import { CycleLogStore } from '@/health/cycle/store/cycle-log-store'

export const noon = Date.parse('2026-11-21T12:00:00Z')
const fastKeys = { derive: deriveArgon2, cost: { memoryKiB: 64, passes: 1 } }
export const logNote = (date: string, notes: string) => putDays([{ ...emptyDay(isoDay(date)), notes }])

/** Gives each test of a file a new log, on a phone whose clock and lock the test controls. */
export const cycleLogFixture = () => {
  const phone = {
    db: new CycleDb('unused'),
    now: noon,
    /** Milliseconds on the monotonic clock. */
    elapsed: 0,
    secret: (): Promise<Uint8Array<ArrayBuffer>> => Promise.resolve(new Uint8Array(32).fill(7)),
  }
  let stops: (() => void)[] = []
  beforeEach(() => {
    const secret = () => Promise.resolve(new Uint8Array(32).fill(7))
    Object.assign(phone, { db: new CycleDb(`cycle-${crypto.randomUUID()}`), now: noon, elapsed: 0, secret })
  })
  afterEach(() => {
    for (const stop of stops) stop()
    stops = []
  })
  const open = (): CycleLogStore => {
    const store = new CycleLogStore(new CycleDb(phone.db.name), {
      now: () => phone.now,
      elapsed: () => phone.elapsed,
      keys: fastKeys,
    })
    stops.push(store.follow())
    return store
  }
  const waitForStatus = async (store: CycleLogStore, status: 'open' | 'locked') => {
    await vi.waitFor(() => expect(store.state.getState().status).toBe(status))
    return store.state.getState()
  }
  const daysOf = async (store: CycleLogStore) => {
    const state = await waitForStatus(store, 'open')
    return state.status === 'open' ? state.log.days : []
  }
  /** Everything in the database as JSON, with bytes decoded as text. */
  const atRest = async (): Promise<string> => {
    const records = [...(await phone.db.pages.toArray()), ...(await phone.db.metadata.toArray())]
    const bytes = (value: unknown): unknown =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? new TextDecoder().decode(value) : value
    return JSON.stringify(records, (_key, value) => bytes(value))
  }
  return { phone, open, waitForStatus, daysOf, atRest, askPhone: () => phone.secret() }
}
