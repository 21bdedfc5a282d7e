import { afterEach, beforeEach, expect, vi } from 'vitest'
import { putDays } from '@/domain/cycle/commands'
import { emptyDay } from '@/domain/cycle/log'
import { isoDay } from '@/domain/shared/day'
import { deriveArgon2 } from './argon2'
import { CycleDb } from './cycle-db'
import { CycleLogStore } from './cycle-log-store'

export const noon = Date.parse('2026-11-21T12:00:00Z')
const quickKeys = { derive: deriveArgon2, cost: { memoryKiB: 64, passes: 1 } }
export const logNote = (date: string, notes: string) => putDays([{ ...emptyDay(isoDay(date)), notes }])

/** A log of its own for each test of a file, on a phone whose clock and lock the test sets. */
export const cycleLogFixture = () => {
  const phone = {
    db: new CycleDb('unused'),
    now: noon,
    /** What passed while the app was open. */
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
    const keeper = new CycleLogStore(new CycleDb(phone.db.name), { now: () => phone.now, elapsed: () => phone.elapsed, keys: quickKeys })
    stops.push(keeper.follow())
    return keeper
  }
  const shown = async (keeper: CycleLogStore, status: 'open' | 'locked') => {
    await vi.waitFor(() => expect(keeper.state.getState().status).toBe(status))
    return keeper.state.getState()
  }
  const daysOf = async (keeper: CycleLogStore) => {
    const state = await shown(keeper, 'open')
    return state.status === 'open' ? state.log.days : []
  }
  /** Everything that lies in the database, as text and as the text of its bytes. */
  const atRest = async (): Promise<string> => {
    const records = [...(await phone.db.pages.toArray()), ...(await phone.db.metadata.toArray())]
    const bytes = (value: unknown): unknown => (value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? new TextDecoder().decode(value) : value)
    return JSON.stringify(records, (_key, value) => bytes(value))
  }
  return { phone, open, shown, daysOf, atRest, askPhone: () => phone.secret() }
}
