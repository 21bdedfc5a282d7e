import { addDays, type IsoDay } from '@/kit/rules/day'

/** An all-day calendar event. */
export type CalendarEvent = {
  /**
   * Stable across files, so that a calendar replaces the event instead of adding another. Unique among the events of an
   * owner.
   */
  readonly id: string
  readonly from: IsoDay
  /** Inclusive. */
  readonly to: IsoDay
  readonly summary: string
  readonly description: string
  /** Null: no alarm. */
  readonly remind: Alarm | null
  /** A calendar that has the event takes it out. */
  readonly cancelled: boolean
}
type Alarm = { readonly daysBefore: number; readonly hour: number; readonly text: string }

/** Maximum octets of a line without its break (RFC 5545, section 3.1). */
const maxLineOctets = 75

const octets = (character: string): number => {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4
}

/** Folds a line by octets of UTF-8, never within a character. Continuation lines begin with a space. */
const fold = (line: string): string => {
  let folded = ''
  let length = 0
  for (const character of line) {
    const size = octets(character)
    if (length + size > maxLineOctets) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += size
  }
  return folded
}

const escape = (text: string): string =>
  text.replace(/[\\;,]/gu, String.raw`\$&`).replace(/\r\n|\r|\n/gu, String.raw`\n`)

const dateOf = (day: IsoDay): string => day.replaceAll('-', '')
const stampOf = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace(/[-:]/gu, '')}Z`

/** Relative to the start of an all-day event, which is midnight on the phone. */
const triggerOf = ({ daysBefore, hour }: Alarm): string => {
  const hours = daysBefore * 24 - hour
  const sign = hours > 0 ? '-' : ''
  return `${sign}PT${Math.abs(hours)}H`
}

type FileParts = {
  readonly now: Date
  /** Tells the events of two people apart in one calendar. */
  readonly owner: string
}

/** Of two files the later one counts, to the minute. */
const sequenceOf = (now: Date): number => Math.floor(now.getTime() / 60_000)

const linesOf = (
  { id, from, to, summary, description, remind, cancelled }: CalendarEvent,
  { now, owner }: FileParts,
): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${owner}-${id}@comrade.invalid`,
  `DTSTAMP:${stampOf(now)}`,
  `SEQUENCE:${sequenceOf(now)}`,
  ...(cancelled ? ['STATUS:CANCELLED'] : []),
  `DTSTART;VALUE=DATE:${dateOf(from)}`,
  `DTEND;VALUE=DATE:${dateOf(addDays(to, 1))}`,
  `SUMMARY:${escape(summary)}`,
  `DESCRIPTION:${escape(description)}`,
  'CLASS:PRIVATE',
  'TRANSP:TRANSPARENT',
  ...(remind
    ? [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `TRIGGER:${triggerOf(remind)}`,
        `DESCRIPTION:${escape(remind.text)}`,
        'END:VALARM',
      ]
    : []),
  'END:VEVENT',
]

/** An `.ics` file (RFC 5545). */
export const calendarFile = (events: readonly CalendarEvent[], parts: FileParts): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Comrade//Comrade//EN',
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => linesOf(event, parts)),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')
