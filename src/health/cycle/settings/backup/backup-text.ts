import * as messages from '#words/health/cycle/screens-backup'
import { fullDay } from '@/kit/words/format-day'
import { parseDay } from '@/kit/rules/day'

export const backupText = (
  { last, unsavedSince }: { readonly last: string | null; readonly unsavedSince: string | null },
  isEmpty: boolean,
): string => {
  const [made, since] = [parseDay(last), parseDay(unsavedSince)]
  if (made === null) return isEmpty ? messages.nothingYet : messages.noneYet
  const text = since === null ? messages.holdsAll : messages.loggedSince
  return text({ day: fullDay(made) })
}
