import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { changeProfile } from '@/health/cycle/rules/log-changes'
import { startMethod } from '@/health/cycle/rules/method-commands'
import { usualReminders } from '@/health/cycle/rules/reminder-choices'
import { pill } from '#support/health/cycle/reminder-samples'
import { hourMs } from '@/kit/rules/durations'
import { isoDay } from '@/kit/rules/day'
import { discreetNote } from '@/health/cycle/words/reminders'
import { CycleDb, cycleDbName } from '@/health/cycle/store/cycle-db'
import { commit, readSnapshot } from '@/health/cycle/store/cycle-store'
import { readOpenLog } from '@/health/cycle/store/read-open-log'
import { amina, emptyPhone, newLogStore, storeChanges } from '#support/health/reminders/reminders-fixture'
import { answerReminder, notificationOptions, openTracker, showReminder, type Shown } from './notifications'

let logStore = newLogStore()
beforeEach(async () => {
  await emptyPhone()
  logStore = newLogStore()
})

describe('an answer to the notification of a pill', () => {
  const evening = Date.parse('2026-04-04T17:00:00Z')
  const takePill = async () => {
    await logStore.change(startMethod({ ...pill, packs: [{ kind: 'pack-21-7', start: isoDay('2026-04-01') }] }))
    await logStore.change(changeProfile({ reminders: { ...usualReminders, on: ['pill'] } }))
  }
  const answerAt = async (at: number) => {
    const shown: Shown[] = []
    await showReminder(at, async (note) => void shown.push(note), storeChanges)
    expect(shown).toMatchObject([{ ...discreetNote, answer: { label: 'Done' } }])
    await answerReminder(shown[0]?.answer?.data, at)
  }
  const taken = async () =>
    (await readOpenLog(amina))?.days
      .filter(({ pillTaken }) => pillTaken !== null)
      .map(({ date, pillTaken }) => `${date} ${pillTaken}`)
  const pin = () => Promise.reject(new Error('not asked'))

  it('is kept without a page, and ticks the pill when the log is opened', async () => {
    await takePill()
    await answerAt(evening)
    expect(await taken()).toEqual([])
    const stop = logStore.follow()
    await vi.waitFor(async () => expect(await taken()).toEqual(['2026-04-04 in-time']))
    stop()
    expect(await new CycleDb(cycleDbName(amina)).metadata.get('answered')).toBeUndefined()
  })

  it('reaches a page that is open at once, also after midnight, and ticks no day twice', async () => {
    await takePill()
    const stop = logStore.follow()
    for (const late of [0, 1, 5]) await answerAt(evening + late * hourMs)
    await vi.waitFor(async () => expect(await taken()).toEqual(['2026-04-04 in-time']))
    stop()
  })

  it('with a PIN waits, and tells no more than when a notification was answered, until the log is unlocked', async () => {
    await takePill()
    await logStore.setPin('1234', 5, pin)
    await logStore.lock()
    await answerAt(evening)
    expect(await new CycleDb(cycleDbName(amina)).metadata.get('answered')).toEqual({
      key: 'answered',
      at: [],
      notes: [
        { shown: { day: '2026-04-04', hour: 20 }, answered: { day: '2026-04-04', hour: 20, minute: 0 }, pill: null },
      ],
    })
    const stop = logStore.follow()
    await vi.waitFor(() => expect(logStore.state.getState().status).toBe('locked'))
    await logStore.unlock('1234', pin)
    await vi.waitFor(() =>
      expect(logStore.state.getState()).toMatchObject({
        log: { days: [{ date: '2026-04-04', pillTaken: 'in-time' }] },
      }),
    )
    stop()
  })

  it('is not lost to a page that was just writing', async () => {
    await takePill()
    const db = new CycleDb(cycleDbName(amina))
    const before = await readSnapshot(db)
    await answerAt(evening)
    expect(await commit(db, before, { pages: [], dropMetadata: ['answered'] })).toBe(false)
  })

  it('names no pill beside a log that was sealed since it was shown', async () => {
    await takePill()
    const shown: Shown[] = []
    await showReminder(evening, async (note) => void shown.push(note), storeChanges)
    expect(shown[0]?.answer?.data).toMatchObject({ pill: '2026-04-04' })
    await logStore.setPin('1234', 5, pin)
    await logStore.lock()
    await answerReminder(shown[0]?.answer?.data, evening)
    expect(await new CycleDb(cycleDbName(amina)).metadata.get('answered')).toMatchObject({ notes: [{ pill: null }] })
  })

  it('of an earlier version is still taken in', async () => {
    await takePill()
    await answerReminder({ person: amina, at: evening }, evening)
    const db = new CycleDb(cycleDbName(amina))
    await db.metadata.put({ key: 'answered', at: [evening] })
    const stop = logStore.follow()
    await vi.waitFor(async () => expect(await taken()).toEqual(['2026-04-04 in-time']))
    stop()
  })

  it('goes with the log', async () => {
    await takePill()
    await answerAt(evening)
    await logStore.erase()
    expect(await new CycleDb(cycleDbName(amina)).metadata.get('answered')).toBeUndefined()
  })

  it('that is none of ours is ignored', async () => {
    for (const data of [null, undefined, { person: 'amina', at: 1 }, { person: amina, at: '1' }])
      await answerReminder(data, evening)
    expect(await taken()).toEqual([])
  })
})

const shown = { title: 'Comrade', body: 'Take your pill', silent: false, answer: null }
const optionsOf = (more: object) =>
  notificationOptions({ ...shown, ...more }, '/icons/icon-192.png', '/icons/badge-96.png')

it('sounds again over a reminder that was not read, which it replaces', () => {
  expect(optionsOf({})).toMatchObject({ tag: 'comrade-note', renotify: true, silent: false })
})

it('is silent in the quiet hours, also over another one', () => {
  expect(optionsOf({ silent: true })).toMatchObject({ renotify: false, silent: true })
})

it('always has a tag: without one, a browser refuses to notify again', () => {
  for (const silent of [true, false]) expect(optionsOf({ silent }).tag).toBeTruthy()
})

it('has a button where there is something to answer', () => {
  const answer = { label: 'Done', data: { person: 'amina' } }
  expect(optionsOf({ answer })).toMatchObject({ data: answer.data, actions: [{ action: 'done', title: 'Done' }] })
  expect(optionsOf({})).toMatchObject({ data: undefined, actions: [] })
})

const pageAt = (path: string) => ({
  url: `https://comrade.example${path}`,
  navigate: vi.fn<() => Promise<null>>(async () => null),
  focus: vi.fn<() => Promise<void>>(async () => {}),
})
const tap = async (...pages: ReturnType<typeof pageAt>[]) => {
  const openWindow = vi.fn<() => Promise<void>>(async () => {})
  await openTracker({ matchAll: async () => pages, openWindow })
  return openWindow
}

test.for(['/bloom-period-tracker', '/period-tracker', '/period-tracker?tab=calendar'])(
  'a reminder shows the open tracker %s as it is, whichever page was used last',
  async (path) => {
    const [other, tracker] = [pageAt('/groceries'), pageAt(path)]
    await tap(other, tracker)
    expect(tracker.focus).toHaveBeenCalledTimes(1)
    for (const page of [other, tracker]) expect(page.navigate).not.toHaveBeenCalled()
  },
)

test('a reminder opens the sheet of today in the page that was used last', async () => {
  const [first, second] = [pageAt('/groceries'), pageAt('/cart')]
  await tap(first, second)
  expect(first.navigate).toHaveBeenCalledWith('/bloom-period-tracker?view=today')
  expect(first.focus).toHaveBeenCalledTimes(1)
  expect(second.focus).not.toHaveBeenCalled()
})

test('a reminder opens a window where no page is open', async () => {
  expect(await tap()).toHaveBeenCalledWith('/bloom-period-tracker?view=today')
})
