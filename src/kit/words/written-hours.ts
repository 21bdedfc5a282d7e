// Chunk: lists

import { readHours } from '@/kit/rules/read-hours'
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
  sunday: nameOfWeekday(0),
  monday: nameOfWeekday(1),
  tuesday: nameOfWeekday(2),
  wednesday: nameOfWeekday(3),
  thursday: nameOfWeekday(4),
  friday: nameOfWeekday(5),
  saturday: nameOfWeekday(6),
}

const known = new RegExp(String.raw`\b(?:${Object.keys(words).join('|')})\b`, 'gi')

/**
 * Hours in the language of the screen. Catalogues and rows have them in English, as `readHours` reads them. A text that
 * it does not read stays as it was written.
 */
export const writtenHours = (text: string): string =>
  readHours(text) === null ? text : text.replaceAll(known, (word) => words[word.toLowerCase()] ?? word)
