import { beforeEach, describe, expect, it, vi } from 'vitest'
import { putDays } from '@/health/cycle/rules/log-changes'
import { emptyDay, type DayEdits, type DayLog } from '@/health/cycle/rules/log'
import { isoDay } from '@/kit/rules/day'
import { CycleDb } from './cycle-db'
import { cycleLogFixture } from '#support/health/cycle/cycle-log-fixture'
import { TypedDays } from './typed-days'

const { phone, open, waitForStatus, daysOf, atRest, askPhone } = cycleLogFixture()

const date = isoDay('2026-11-21')
const seen = emptyDay(date)
const typed = (edits: DayEdits, before: DayLog = seen) => ({ seen: before, edited: { ...before, ...edits } })
const pin = 'a long passphrase'

/** A page with the log, and what is being typed into it. */
const openPage = async (status: 'open' | 'locked' = 'open') => {
  const db = new CycleDb(phone.db.name)
  await db.open()
  const store = open()
  const days = new TypedDays(db, store)
  await waitForStatus(store, status)
  return { store, days }
}
const kept = () => phone.db.metadata.get('typed')
const untilKept = () => vi.waitFor(async () => expect(await kept()).toBeDefined())
const untilForgotten = () => vi.waitFor(async () => expect(await kept()).toBeUndefined())

let page: Awaited<ReturnType<typeof openPage>>
beforeEach(async () => {
  page = await openPage()
})

describe('what was being typed when a page was closed', () => {
  it('is in the log of the next page', async () => {
    page.days.keep([typed({ notes: 'Exam' })])
    page.days.keep([typed({ notes: 'Exam today' })])
    const next = await openPage()
    await vi.waitFor(async () => expect(await daysOf(next.store)).toMatchObject([{ date, notes: 'Exam today' }]))
    await untilForgotten()
  })

  it('is taken up for each of its days, and beside what another page has written since', async () => {
    const other = isoDay('2026-11-20')
    page.days.keep([typed({ notes: 'Exam today', symptoms: ['cramps'] }), typed({ flow: 'light' }, emptyDay(other))])
    await page.store.change(putDays([{ ...seen, symptoms: ['headache'], mood: 'happy' }]))
    const next = await openPage()
    await vi.waitFor(async () =>
      expect(await daysOf(next.store)).toMatchObject([
        { date: other, flow: 'light' },
        { date, notes: 'Exam today', mood: 'happy' },
      ]),
    )
    expect((await daysOf(next.store))[1]?.symptoms.toSorted()).toEqual(['cramps', 'headache'])
  })

  it('changes nothing if the page had saved it, but not forgotten it', async () => {
    page.days.keep([typed({ notes: 'Exam today', symptoms: ['cramps'] })])
    await page.store.change(putDays([{ ...seen, notes: 'Exam today', symptoms: ['cramps'] }]))
    const next = await openPage()
    await untilForgotten()
    expect(await daysOf(next.store)).toMatchObject([{ date, notes: 'Exam today', symptoms: ['cramps'] }])
  })

  it('may be a text that was taken away', async () => {
    const before = { ...seen, notes: 'To be deleted' }
    await page.store.change(putDays([before]))
    page.days.keep([typed({ notes: '' }, before)])
    const next = await openPage()
    await vi.waitFor(async () => expect(await daysOf(next.store)).toEqual([]))
  })

  it.each([
    ['no list', 3],
    ['no days', [{ seen: 1, edited: 2 }]],
    ['a day that is none', [{ seen: { date: 'never' }, edited: { date: 'never', notes: 'x' } }]],
  ])('is forgotten if it cannot be read: %s', async (_what, content) => {
    await phone.db.metadata.put({ key: 'typed', page: 'an earlier one', kind: 'plain', content })
    const next = await openPage()
    await untilForgotten()
    expect(await daysOf(next.store)).toEqual([])
  })
})

describe('a log with a PIN', () => {
  beforeEach(async () => page.store.setPin(pin, 5, askPhone))

  it('keeps what is being typed sealed, and takes it up once it is unlocked', async () => {
    page.days.keep([typed({ notes: 'Exam today' })])
    await untilKept()
    expect(await atRest()).not.toContain('Exam')
    await page.store.lock()
    const next = await openPage('locked')
    expect(await kept()).toBeDefined()
    expect(await next.store.unlock(pin, askPhone)).toBe('done')
    await vi.waitFor(async () => expect(await daysOf(next.store)).toMatchObject([{ notes: 'Exam today' }]))
    await untilForgotten()
  })

  it('keeps only the latest, however long sealing takes', async () => {
    page.days.keep([typed({ notes: 'First' })])
    page.days.keep([typed({ notes: 'Last' })])
    await untilKept()
    const next = await openPage('locked')
    await next.store.unlock(pin, askPhone)
    await vi.waitFor(async () => expect(await daysOf(next.store)).toMatchObject([{ notes: 'Last' }]))
  })

  it('keeps nothing while it is locked', async () => {
    await page.store.lock()
    page.days.keep([typed({ notes: 'Exam today' })])
    expect(await kept()).toBeUndefined()
  })
})

it('a page does not take up what it is keeping itself', async () => {
  page.days.keep([typed({ notes: 'Exam' })])
  await page.days.takeUp()
  expect(await kept()).toBeDefined()
  expect(await daysOf(page.store)).toEqual([])
})

it('what is saved is not kept any longer', async () => {
  page.days.keep([typed({ notes: 'Exam' })])
  await untilKept()
  page.days.keep([])
  await untilForgotten()
  expect(await daysOf((await openPage()).store)).toEqual([])
})

it.each([
  ['a PIN is set', () => page.store.setPin(pin, 5, askPhone)],
  ['everything is deleted', () => page.store.erase()],
])('what is kept in plain text goes when %s', async (_what, act) => {
  page.days.keep([typed({ notes: 'Exam today' })])
  await untilKept()
  await act()
  expect(await kept()).toBeUndefined()
  expect(await atRest()).not.toContain('Exam')
})
