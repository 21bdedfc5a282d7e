/**
 * How long ago something was, in words. The clock is a parameter. A clock that went backwards gives the youngest
 * age, never a negative one; an instant that cannot be read gives an empty text, since no age is known.
 */

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Milliseconds from `then` to `now`, 0 or more; null when either cannot be read. */
function elapsed(then: string, now: Date | number): number | null {
  const age = Number(now) - Date.parse(then)
  return Number.isNaN(age) ? null : Math.max(0, age)
}

function ago(age: number, unit: number, name: string): string {
  const count = Math.floor(age / unit)
  return `${count} ${name}${count === 1 ? '' : 's'} ago`
}

/**
 * The age shown in lists: 'Just now' under an hour, 'Nh ago' under 24 hours, else 'Nd ago'.
 * @param then an ISO instant
 * @param now a Date, or milliseconds since the epoch
 */
export function relativeAge(then: string, now: Date | number): string {
  const age = elapsed(then, now)
  if (age === null) return ''
  if (age < HOUR) return 'Just now'
  return age < DAY ? `${Math.floor(age / HOUR)}h ago` : `${Math.floor(age / DAY)}d ago`
}

/**
 * The age on the second-hand board: seconds under 60 s, then minutes, hours, days.
 * @param then an ISO instant
 * @param now a Date, or milliseconds since the epoch
 */
export function secondsAge(then: string, now: Date | number): string {
  const age = elapsed(then, now)
  if (age === null) return ''
  return age < MINUTE ? ago(age, SECOND, 'second') : minutesOrMore(age)
}

/**
 * How old saved data is, to follow the word "saved": 'just now' under a minute, then minutes, hours, days.
 * @param then an ISO instant
 * @param now a Date, or milliseconds since the epoch
 */
export function savedAge(then: string, now: Date | number): string {
  const age = elapsed(then, now)
  if (age === null) return ''
  return age < MINUTE ? 'just now' : minutesOrMore(age)
}

function minutesOrMore(age: number): string {
  if (age < HOUR) return ago(age, MINUTE, 'minute')
  return age < DAY ? ago(age, HOUR, 'hour') : ago(age, DAY, 'day')
}
