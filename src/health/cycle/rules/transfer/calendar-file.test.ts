import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDay } from '@/kit/rules/day'
import { calendarFile, type CalendarEvent } from './calendar-file'

const now = new Date('2026-11-21T10:11:12.345Z')
const event: CalendarEvent = {
  id: '1',
  from: isoDay('2026-12-30'),
  to: isoDay('2026-12-31'),
  summary: 'Comrade: a note for you',
  description: 'Open the app when you have a moment',
  remind: { daysBefore: 3, hour: 8, text: 'Comrade: a note for you' },
  cancelled: false,
}
const parts = { now, owner: '5e884898da280471' }
const fileOf = (changes: Partial<CalendarEvent>) => calendarFile([{ ...event, ...changes }], parts)
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')
const lengthOf = (line: string) => new TextEncoder().encode(line).length

describe('a calendar file', () => {
  it('conforms to RFC 5545', () => {
    expect(calendarFile([event], parts)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Comrade//Comrade//EN',
        'CALSCALE:GREGORIAN',
        'BEGIN:VEVENT',
        'UID:5e884898da280471-1@comrade.invalid',
        'DTSTAMP:20261121T101112Z',
        'SEQUENCE:29920931',
        'DTSTART;VALUE=DATE:20261230',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY:Comrade: a note for you',
        'DESCRIPTION:Open the app when you have a moment',
        'CLASS:PRIVATE',
        'TRANSP:TRANSPARENT',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'TRIGGER:-PT64H',
        'DESCRIPTION:Comrade: a note for you',
        'END:VALARM',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  })

  it('escapes characters that would end a value', () => {
    expect(unfolded(fileOf({ summary: String.raw`a,b;c\d` + '\r\ne\nf' }))).toContain(
      String.raw`SUMMARY:a\,b\;c\\d\ne\nf`,
    )
  })

  it('folds lines at 75 octets without splitting characters or losing text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200, size: 'max' }), (text) => {
        const summary = text.replace(/[\r\n\\;,]/gu, '')
        const file = fileOf({ summary })
        for (const line of file.split('\r\n')) {
          expect(lengthOf(line)).toBeLessThanOrEqual(75)
          expect(line).not.toMatch(/\p{Surrogate}/u)
        }
        expect(unfolded(file)).toContain(`SUMMARY:${summary}`)
      }),
    )
  })

  it('uses all 75 octets of a line', () => {
    const lines = fileOf({ summary: 'é'.repeat(100) }).split('\r\n')
    const [first, second] = lines.slice(lines.findIndex((line) => line.startsWith('SUMMARY')))
    expect(lengthOf(first ?? '')).toBe(74)
    expect(lengthOf(second ?? '')).toBe(75)
  })

  it('numbers later files higher, and cancels an event only where asked', () => {
    const later = calendarFile([event], { ...parts, now: new Date(now.getTime() + 60_000) })
    expect([fileOf({}), later].map((file) => /^SEQUENCE:(\d+)/mu.exec(file)?.[1])).toEqual(['29920931', '29920932'])
    expect(
      [fileOf({}), fileOf({ cancelled: true })].map((file) => unfolded(file).includes('STATUS:CANCELLED')),
    ).toEqual([false, true])
  })

  it('has no alarm without a reminder', () => {
    expect(fileOf({ remind: null })).not.toContain('VALARM')
  })
})
