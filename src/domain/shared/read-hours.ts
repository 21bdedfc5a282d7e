import { dayMinutes, type DayHours, type OpeningHours } from './opening-hours.ts'

const dayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const daysOfWeek = dayNames.length

const dayRange = new RegExp(`^(${dayNames.join('|')})(?: to (${dayNames.join('|')}))?$`)

const daysIn = (text: string): readonly number[] | null => {
  if (text === 'every day') return dayNames.map((_, day) => day)
  if (/^weekends(?: only)?$/.test(text)) return [0, daysOfWeek - 1]
  const [, first, last = first] = dayRange.exec(text) ?? []
  if (first === undefined || last === undefined) return null
  const from = dayNames.indexOf(first)
  const length = ((dayNames.indexOf(last) - from + daysOfWeek) % daysOfWeek) + 1
  return Array.from({ length }, (_, n) => (from + n) % daysOfWeek)
}

const clock = /^(1[0-2]|[1-9])(?::([0-5]\d))?(am|pm)$/

const minuteIn = (text: string): number | null => {
  if (text === 'midnight') return 0
  const [, hour, minute = '0', half] = clock.exec(text) ?? []
  return hour === undefined ? null : (Number(hour) % 12) * 60 + Number(minute) + (half === 'pm' ? dayMinutes / 2 : 0)
}

const timesIn = (text: string): DayHours | null => {
  if (text === '24 hours') return { opens: 0, closes: dayMinutes }
  const [opens = null, closes = null] = text.split(' to ').map(minuteIn)
  return opens === null || closes === null || opens === closes ? null : { opens, closes: closes > opens ? closes : closes + dayMinutes }
}

/**
 * Reads hours as people and catalogues write them: "Every day, 6AM to 10PM", "Monday to Friday, 8AM to 7:30PM; Saturday, 9AM to
 * midnight". Days that are not named are days off.
 * @returns null where the text says something else: then nothing is known
 */
export const readHours = (text: string): OpeningHours | null => {
  const hours: (DayHours | null)[] = dayNames.map(() => null)
  for (const part of text.toLowerCase().split(';')) {
    const [days = '', times = '', ...rest] = part.split(',').map((word) => word.trim())
    const [open, listed] = [timesIn(times), daysIn(days)]
    if (open === null || listed === null || rest.length > 0) return null
    for (const day of listed) hours[day] = open
  }
  return hours
}
