// Chunk: lists

import { readHours, weekdayNames } from '@/kit/rules/read-hours'
import * as messages from '#words/kit/written-hours'
import { nameOfWeekday } from './format-day'

const words: Readonly<Record<string, string>> = {
  'every day': messages.everyDay,
  weekdays: messages.weekdays,
  'weekends only': messages.weekendsOnly,
  weekends: messages.weekends,
  '24 hours': messages.allDay,
  midnight: messages.midnight,
  to: messages.to,
  and: messages.and,
  ...Object.fromEntries(weekdayNames.map((name, weekday) => [name, nameOfWeekday(weekday)])),
}

const known = new RegExp(String.raw`\b(?:${Object.keys(words).join('|')})\b`, 'gi')

/**
 * Hours in the language of the screen. Catalogues and rows have them in English, as `readHours` reads them. A text that
 * it does not read stays as it was written.
 */
export const writtenHours = (text: string): string =>
  readHours(text) === null ? text : text.replaceAll(known, (word) => words[word.toLowerCase()] ?? word)
