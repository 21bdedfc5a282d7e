import { addDays, dayOf, daysBetween, parseDay, type IsoDay } from '@/kit/rules/day'
import { dayMs, hourMs, minuteMs } from '@/kit/rules/durations'
import type { Span } from '../history'

/** A name such as `Africa/Nairobi`, or the distance from UTC in milliseconds. */
export type Zone = string | number

/** A time on a clock: a day, and the seconds since its midnight. */
export type WallTime = { readonly day: IsoDay; readonly second: number }

/** In which some files end a day. */
export const lastSecond = 86_399

/** One for each zone: to make it takes longer than to use it. */
const formats = new Map<string, Intl.DateTimeFormat | null>()

const newFormat = (zone: string): Intl.DateTimeFormat | null => {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  } catch {
    return null
  }
}

const formatOf = (zone: string): Intl.DateTimeFormat | null => {
  const format = formats.get(zone) ?? newFormat(zone)
  formats.set(zone, format)
  return format
}

const signed = /^(?:UTC|GMT)?\s*([+-])(\d{1,2})(?::?([0-5]\d))?$/iu
/** The farthest zone is 14 hours from UTC. */
const mostHours = 14

/** A number without a unit: by its size hours, minutes or seconds. */
const distanceOf = (count: number): number | null => {
  const unit = [hourMs, minuteMs, 1000].find((each) => Math.abs(count) * each <= mostHours * hourMs)
  return unit === undefined ? null : count * unit
}

/**
 * A zone by its name or by its distance from UTC: `Africa/Nairobi`, `GMT+0300`, `+05:30`, `10800`. Null if it is none.
 */
export const readZone = (text: string): Zone | null => {
  const plain = text.trim()
  const [, sign, hours, minutes = '0'] = signed.exec(plain) ?? []
  if (sign && Number(hours) <= mostHours)
    return (sign === '-' ? -1 : 1) * (Number(hours) * hourMs + Number(minutes) * minuteMs)
  if (/^[+-]?\d+(?:\.\d+)?$/u.test(plain)) return distanceOf(Number(plain))
  if (/^(?:Z|UTC|GMT)$/iu.test(plain)) return 0
  return /^[A-Z]/iu.test(plain) && formatOf(plain) ? plain : null
}

const secondOf = (hours: number, minutes: number, seconds: number): number => hours * 3600 + minutes * 60 + seconds

/** @param zone null: that of the phone */
export const wallTimeAt = (ms: number, zone: Zone | null): WallTime | null => {
  const date = new Date(typeof zone === 'number' ? ms + zone : ms)
  if (zone === null)
    return { day: dayOf(date), second: secondOf(date.getHours(), date.getMinutes(), date.getSeconds()) }
  if (typeof zone === 'number') {
    const day = parseDay(date.toISOString().slice(0, 10))
    return day && { day, second: secondOf(date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()) }
  }
  const parts = new Map(
    formatOf(zone)
      ?.formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  )
  const day = parseDay(`${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`)
  return (
    day && {
      day,
      second: secondOf(Number(parts.get('hour')), Number(parts.get('minute')), Number(parts.get('second'))),
    }
  )
}

/** A moment as a file writes it; `ms` is null where the text does not say how far its clock is from UTC. */
export type Moment = WallTime & { readonly ms: number | null }

const written = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/u

/** A moment by the clock of its own zone, where one is given; else as it is written: `2026-02-28 21:00:00 +0000`. */
export const readMoment = (text: string, zone: Zone | null): Moment | null => {
  const [, date, hours, minutes, seconds = '0', offset] = written.exec(text.trim()) ?? []
  const day = parseDay(date ?? text.trim())
  if (!day) return null
  const second = date === undefined ? 0 : secondOf(Number(hours), Number(minutes), Number(seconds))
  const distance = offset === undefined ? null : readZone(offset)
  if (typeof distance !== 'number') return { day, second, ms: null }
  const ms = Date.parse(day) + second * 1000 - distance
  return { ...((zone !== null && wallTimeAt(ms, zone)) || { day, second }), ms }
}

/** The day on which clocks change has 23 or 25 hours. */
const clockChanges = [0, hourMs, -hourMs]

/** The number of whole days lie between two instants: to the second, or to one second before; 0 where they are none. */
export const wholeDays = (from: number, to: number): number => {
  const isWhole = clockChanges.some((change) => {
    const rest = (to - from + change + 1000) % dayMs
    return rest >= 0 && rest <= 1000
  })
  return isWhole ? Math.round((to - from) / dayMs) : 0
}

/** In seconds. The midnights of all zones are so many apart from those of UTC. */
const quarter = 900
const noon = 12 * 3600

/**
 * The days of a record. An end at midnight belongs to the day before. Whole days that begin at no midnight were written
 * in another zone than they were meant: each is the day that holds its middle, which is right up to 12 hours from UTC.
 * @param isZoned whether the clock is that of the record's own zone
 */
export const daysOfRecord = (start: Moment, end: Moment | null, isZoned: boolean): Span => {
  const { day: first, second } = start
  const count = !isZoned && second % quarter === 0 && start.ms !== null && end?.ms ? wholeDays(start.ms, end.ms) : 0
  if (count > 0) {
    const from = addDays(first, second >= noon ? 1 : 0)
    return { start: from, end: addDays(from, count - 1) }
  }
  const last = end && daysBetween(first, end.day) > 0 ? addDays(end.day, end.second === 0 ? -1 : 0) : first
  return { start: first, end: last }
}
