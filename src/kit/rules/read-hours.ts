import { dayMinutes, type DayHours, type OpeningHours } from './opening-hours.ts'

/** As hours name them, from Sunday on. */
export const weekdayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const daysOfWeek = weekdayNames.length

const dayRange = new RegExp(`^(${weekdayNames.join('|')})(?: to (${weekdayNames.join('|')}))?$`)

const daysIn = (text: string): readonly number[] | null => {
  if (text === 'every day') return weekdayNames.map((_, day) => day)
  if (text === 'weekdays') return [1, 2, 3, 4, 5]
  if (/^weekends(?: only)?$/.test(text)) return [0, daysOfWeek - 1]
  const [, first, last = first] = dayRange.exec(text) ?? []
  if (first === undefined || last === undefined) return null
  const from = weekdayNames.indexOf(first)
  const length = ((weekdayNames.indexOf(last) - from + daysOfWeek) % daysOfWeek) + 1
  return Array.from({ length }, (_, n) => (from + n) % daysOfWeek)
}

const clock = /^(1[0-2]|[1-9])(?::([0-5]\d))?(am|pm)$/

const minuteIn = (text: string): number | null => {
  if (text === 'midnight') return 0
  const [, hour, minute = '0', half] = clock.exec(text) ?? []
  return hour === undefined ? null : (Number(hour) % 12) * 60 + Number(minute) + (half === 'pm' ? dayMinutes / 2 : 0)
}

const spanIn = (text: string): DayHours | null => {
  if (text === '24 hours') return { opens: 0, closes: dayMinutes }
  const [opens = null, closes = null, ...rest] = text.split(' to ').map(minuteIn)
  return opens === null || closes === null || opens === closes || rest.length > 0
    ? null
    : { opens, closes: closes > opens ? closes : closes + dayMinutes }
}

const overlap = (one: DayHours, other: DayHours): boolean => one.opens < other.closes && other.opens < one.closes

const overlapsAny = (spans: readonly DayHours[], others: readonly DayHours[]): boolean =>
  spans.some((span) => others.some((other) => overlap(span, other)))

/** The spans of one part, in their order: "8AM to 1PM and 2PM to 6PM". */
const spansIn = (texts: readonly string[]): readonly DayHours[] | null => {
  const spans: DayHours[] = []
  for (const text of texts.flatMap((each) => each.split(' and '))) {
    const span = spanIn(text.trim())
    if (span === null || overlapsAny(spans, [span])) return null
    spans.push(span)
  }
  return spans.length === 0 ? null : spans
}

/**
 * Reads hours as people and catalogues write them: "Every day, 6AM to 10PM", "Monday to Friday, 8AM to 1PM, 2PM to
 * 7:30PM; Saturday, 9AM to midnight". Days that are not named are days off. A part adds spans to those that a day has
 * already, and one that contradicts them replaces them: "Every day, 8AM to 8PM; Sunday, 10AM to 2PM".
 * @returns null where the text says something else: then nothing is known
 */
export const readHours = (text: string): OpeningHours | null => {
  const hours: (readonly DayHours[])[] = weekdayNames.map(() => [])
  for (const part of text.toLowerCase().split(';')) {
    const [days = '', ...times] = part.split(',').map((word) => word.trim())
    const [spans, listed] = [spansIn(times), daysIn(days)]
    if (spans === null || listed === null) return null
    for (const day of listed) {
      const before = hours[day] ?? []
      hours[day] = [...(overlapsAny(before, spans) ? [] : before), ...spans].sort((a, b) => a.opens - b.opens)
    }
  }
  return hours
}
