import { strToU8 } from 'fflate'
import { expect, it, vi } from 'vitest'
import { daysOfCsv } from '@/health/cycle/rules/transfer/csv-days'
import type { Unsupported } from '@/health/cycle/rules/transfer/gather-days'
import type { FoundLog } from '@/health/cycle/rules/transfer/merge'
import { methodNames } from '@/health/cycle/words/contraception'
import { dayWords } from '@/health/cycle/words/transfer/day-words'
import { unreadLines } from '@/health/cycle/words/transfer/import'
import { fullDay } from '@/kit/words/format-day'
import { importVectors } from '#support/health/cycle/transfer/import-vectors'
import { readImport } from './read-import'

const wordsOf = ({ days, profile }: FoundLog, unread: readonly Unsupported[]): readonly string[] => [
  ...days.map((day) => `${fullDay(day.date)}: ${dayWords(day)}`),
  ...(profile?.methods ?? []).map(
    ({ method, from, to }) =>
      `method: ${methodNames[method]}, ${fullDay(from)} to ${to === null ? 'today' : fullDay(to)}`,
  ),
  ...unreadLines(unread).map((line) => `not taken in: ${line}`),
]

/** Reads a file like a user who accepts the suggested columns. */
const read = async (content: string): Promise<readonly string[]> => {
  const found = await readImport(strToU8(content))
  if (found.kind === 'log') return wordsOf(found.log, found.unread)
  if (found.kind === 'asks-date-order') {
    const [first, second] = (['day-first', 'month-first'] as const).map((order) =>
      wordsOf(found.logs[order].log, found.logs[order].unread).map((line) => `${order.replace('-', ' ')}: ${line}`),
    )
    return ['asks whether the day or the month comes first', ...(first ?? []), ...(second ?? [])]
  }
  if (found.kind !== 'table') return [found.kind]
  const { days, unread } = daysOfCsv(
    found.table,
    found.table.guess,
    found.more.map((table) => ({ table, mapping: table.guess })),
  )
  return [
    ...(found.table.guess.datesAmbiguous ? ['asks whether the day or the month comes first'] : []),
    ...wordsOf({ days, profile: null }, unread),
  ]
}

it.each(Object.entries(importVectors))(
  'a file with %s is taken in as the table says, wherever the phone is',
  async (_, { content, says }) => {
    for (const zone of ['Africa/Nairobi', 'America/New_York']) {
      vi.stubEnv('TZ', zone)
      expect(await read(content)).toEqual(says)
    }
  },
)
