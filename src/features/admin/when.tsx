const format = new Intl.DateTimeFormat('en-KE', { dateStyle: 'medium', timeStyle: 'short' })

/** A moment, by this phone's clock. */
export function When({ at }: { at: string }) {
  const moment = new Date(at)
  return Number.isNaN(moment.getTime()) ? null : <time dateTime={at}>{format.format(moment)}</time>
}
