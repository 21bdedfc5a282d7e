import { afterEach, describe, expect, it, vi } from 'vitest'
import { readTimes, timesDraft, type TimesDraft, type TimedEntry } from './care-entry'

const at = (clock: string, day = 21) => new Date(`2026-11-${day}T${clock}`).getTime()
const now = at('12:00:00')
const edited = { start: at('10:00:05.250'), end: null }
const read = (changed: Partial<TimesDraft>, entry: TimedEntry = edited, others: readonly number[] = [], time = now) =>
  readTimes({ ...timesDraft(entry), ...changed }, entry, others, time)

afterEach(() => vi.unstubAllEnvs())

describe('the times of an entry', () => {
  it('are shown to the second, and stay exact where they are not changed', () => {
    expect(timesDraft({ ...edited, end: at('10:01:00.900') })).toEqual({
      day: '2026-11-21',
      start: '10:00:05',
      end: '10:01:00',
    })
    expect(read({ end: '10:01:05' })).toEqual({ ok: true, start: edited.start, end: at('10:01:05') })
    expect(read({}, { ...edited, end: at('10:01:00.900') })).toMatchObject({ end: at('10:01:00.900') })
    expect(read({ start: '10:00' })).toMatchObject({ ok: true, start: at('10:00:00'), end: null })
  })

  it('may end after midnight', () => {
    const late = { start: at('23:59:40'), end: null }
    expect(read({ end: '00:00:30' }, late, [], at('01:00:00', 22))).toMatchObject({ end: at('00:00:30', 22) })
    expect(read({ end: '23:59:30' }, late, [], at('23:59:35', 22))).toMatchObject({ ok: false, problem: 'end-before' })
  })

  it.each(['2026-03-29', '2026-10-25'])('may end after the midnight of %s, a day that is not of 24 hours', (day) => {
    vi.stubEnv('TZ', 'Europe/London')
    const late = { start: new Date(`${day}T23:50:00`).getTime(), end: null }
    expect(read({ end: '00:10:00' }, late, [], late.start + 60 * 60_000)).toMatchObject({
      ok: true,
      end: late.start + 20 * 60_000,
    })
  })

  it('that are those of a forgotten end are replaced by an end of the same day', () => {
    const forgotten = { start: at('10:00:00', 18), end: at('11:30:00') }
    expect(read({}, forgotten)).toMatchObject({ ok: true, end: forgotten.end })
    expect(read({ end: '10:01:00' }, forgotten)).toMatchObject({ ok: true, end: at('10:01:00', 18) })
  })

  it.each([
    [{ day: '' }, 'start', 'start-missing'],
    [{ start: '' }, 'start', 'start-missing'],
    [{ start: '12:00:01' }, 'start', 'start-late'],
    [{ day: '2026-11-22' }, 'start', 'start-late'],
    [{ start: '09:00:00' }, 'start', 'start-taken'],
    [{ end: '10:00:04' }, 'end', 'end-before'],
    [{ end: 'x' }, 'end', 'end-before'],
    [{ end: '12:00:01' }, 'end', 'end-late'],
  ] as const)('%j are refused', (changed, field, problem) => {
    expect(read(changed, edited, [at('09:00:00')])).toEqual({ ok: false, field, problem })
  })

  it('can correct a start that lies ahead, because the clock was put back', () => {
    const ahead = { start: at('13:00:00'), end: null }
    expect(read({ end: '11:59:00' }, ahead)).toMatchObject({ problem: 'start-late' })
    expect(read({ start: '11:58:00', end: '11:59:00' }, ahead)).toEqual({
      ok: true,
      start: at('11:58:00'),
      end: at('11:59:00'),
    })
  })
})
