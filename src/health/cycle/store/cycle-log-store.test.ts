import { describe, expect, it, vi } from 'vitest'
import { changeProfile, logPeriod } from '@/health/cycle/rules/log-changes'
import { emptyDay, newProfile } from '@/health/cycle/rules/log'
import { isoDay } from '@/kit/rules/day'
import { dayLogVersion } from './day-log-version'
import { cycleLogFixture, logNote } from '#support/health/cycle/cycle-log-fixture'

const { phone, open, waitForStatus, daysOf, askPhone } = cycleLogFixture()

describe('a cycle log', () => {
  it('stores logged days across months and reads them at the next start', async () => {
    const store = open()
    await store.change(logPeriod(isoDay('2026-10-30'), isoDay('2026-11-02')))
    await store.change(changeProfile({ premium: true }))
    const reopened = open()
    expect((await daysOf(reopened)).map(({ date }) => date)).toEqual([
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
    ])
    expect(reopened.state.getState()).toMatchObject({
      status: 'open',
      log: { profile: { premium: true } },
      lockAfter: null,
    })
  })

  it('loses nothing when two tabs write concurrently', async () => {
    const [one, other] = [open(), open()]
    await Promise.all([
      ...Array.from({ length: 8 }, (_, n) => one.change(logNote(`2026-11-0${n + 1}`, 'one'))),
      ...Array.from({ length: 8 }, (_, n) => other.change(logNote(`2026-11-1${n + 1}`, 'other'))),
    ])
    await vi.waitFor(async () => expect(await daysOf(one)).toHaveLength(16))
    await vi.waitFor(async () => expect(await daysOf(other)).toHaveLength(16))
  })

  it('shows a change in the other tab immediately', async () => {
    const [one, other] = [open(), open()]
    await waitForStatus(other, 'open')
    await one.change(logNote('2026-11-21', 'written here'))
    await vi.waitFor(async () => expect(await daysOf(other)).toMatchObject([{ notes: 'written here' }]))
  })

  it('drops what cannot be read and keeps the rest', async () => {
    await phone.db.pages.bulkPut([
      { id: 'profile', version: 'torn', kind: 'plain', content: { profile: 'torn' } },
      {
        id: '2026-11',
        version: 'torn',
        kind: 'plain',
        content: { month: '2026-11', days: [{ date: 'never' }, emptyDay(isoDay('2026-11-03'))] },
      },
    ])
    const store = open()
    expect(await daysOf(store)).toMatchObject([{ date: '2026-11-03' }])
    expect(store.state.getState()).toMatchObject({ log: { profile: newProfile } })
  })

  describe('with a month of an earlier schema', () => {
    const severe = {
      date: '2026-10-03',
      flow: 'light',
      mark: null,
      symptoms: [],
      mood: null,
      notes: '',
      soaked: false,
      severePain: true,
    }
    const stored = async () =>
      (await phone.db.pages.toArray()).map((page) => (page.kind === 'plain' ? page.content : null))
    const stamp = async () => await phone.db.metadata.get('stamp')
    const putMonth = (id: string, content: object) =>
      phone.db.pages.put({ id, version: 'old', kind: 'plain', content: { month: id, ...content } })
    const present = {
      month: '2026-10',
      days: [{ date: '2026-10-03', flow: 'light', pain: 3 }],
      schemaVersion: dayLogVersion,
    }

    it.each([1, undefined])(
      '(version %j) writes it anew once, and tells of nothing to back up',
      async (schemaVersion) => {
        await putMonth('2026-10', { days: [severe], schemaVersion })
        const store = open()
        await vi.waitFor(async () => expect(await stored()).toContainEqual(present))
        expect(store.state.getState()).toMatchObject({ backup: { unsavedSince: null } })
        const written = await stamp()
        await daysOf(open())
        await store.change(logNote('2026-11-21', 'later'))
        expect(await stored()).toContainEqual(present)
        expect(await stamp()).not.toEqual(written)
      },
    )

    it('leaves one of a later version as it is, and one that it cannot read whole', async () => {
      const later = { days: [{ date: '2026-10-03', flow: 'light', later: true }], schemaVersion: dayLogVersion + 1 }
      const torn = { days: [{ date: 'never' }, { ...severe, date: '2026-09-03' }] }
      await putMonth('2026-10', later)
      await putMonth('2026-09', torn)
      const store = open()
      await daysOf(store)
      await store.change(logNote('2026-11-21', 'later'))
      expect(await stored()).toEqual(
        expect.arrayContaining([
          { month: '2026-10', ...later },
          { month: '2026-09', ...torn },
        ]),
      )
    })

    it('writes anew what a PIN seals', async () => {
      const store = open()
      await store.change(logNote('2026-11-21', 'sealed'))
      await putMonth('2026-10', { days: [severe], schemaVersion: 1 })
      await store.setPin('2580', 5, askPhone)
      expect(await daysOf(store)).toMatchObject([{ date: '2026-10-03', pain: 3 }, { notes: 'sealed' }])
    })
  })

  it('does not change the prediction of a finished cycle, whatever is logged later', async () => {
    const store = open()
    await store.change(logPeriod(isoDay('2026-09-01'), isoDay('2026-09-05')))
    await store.change(logPeriod(isoDay('2026-09-27'), isoDay('2026-10-01')))
    await store.change(logPeriod(isoDay('2026-10-29'), isoDay('2026-11-02')))
    const records = async () => {
      const state = await waitForStatus(store, 'open')
      return state.status === 'open' ? state.log.profile.predictions : []
    }
    await vi.waitFor(async () => expect(await records()).toHaveLength(3))
    phone.now = Date.parse('2026-12-01T12:00:00Z')
    await store.change(logPeriod(isoDay('2026-11-28'), isoDay('2026-12-01')))
    await vi.waitFor(async () => expect(await records()).toHaveLength(4))
    const finished = (await records()).slice(0, 3)
    await store.change(logPeriod(isoDay('2026-08-02'), isoDay('2026-08-05')))
    await store.change(changeProfile({ shape: { length: 40, periodLength: 5, lutealLength: 14 } }))
    await vi.waitFor(() =>
      expect(store.state.getState()).toMatchObject({ log: { profile: { shape: { length: 40 } } } }),
    )
    expect((await records()).slice(0, 3)).toEqual(finished)
  })
})

it('knows since when the log has changes that are in no backup', async () => {
  const store = open()
  await store.change(logNote('2026-11-21', 'one'))
  phone.now = Date.parse('2026-11-25T12:00:00Z')
  await store.change(logNote('2026-11-25', 'two'))
  await vi.waitFor(() =>
    expect(store.state.getState()).toMatchObject({ backup: { last: null, unsavedSince: '2026-11-21' } }),
  )
  await store.backupMade()
  await vi.waitFor(() =>
    expect(store.state.getState()).toMatchObject({ backup: { last: '2026-11-25', unsavedSince: null } }),
  )
})
