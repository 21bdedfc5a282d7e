const format = new Intl.DateTimeFormat('en-KE', { dateStyle: 'medium', timeStyle: 'short' })

/** A date and time in the phone's time zone; nothing for an invalid date. */
export function When({ at }: { at: string }) {
  const moment = new Date(at)
  return Number.isNaN(moment.getTime()) ? null : <time dateTime={at}>{format.format(moment)}</time>
}
