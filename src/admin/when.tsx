import { momentText } from '@/kit/words/format-time'

/** A date and time in the phone's time zone; nothing for an invalid date. */
export const timeText = (at: string): string => {
  const moment = new Date(at)
  return Number.isNaN(moment.getTime()) ? '' : momentText(moment)
}

export function When({ at }: { at: string }) {
  const text = timeText(at)
  return text === '' ? null : <time dateTime={at}>{text}</time>
}
