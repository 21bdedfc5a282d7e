import { fullDay } from '@/messages/shared/format-day'
import { parseDay } from '@/domain/shared/day'

export const backupText = ({ last, unsavedSince }: { readonly last: string | null; readonly unsavedSince: string | null }, isEmpty: boolean): string => {
  const [made, since] = [parseDay(last), parseDay(unsavedSince)]
  if (made === null) return isEmpty ? 'There is nothing to back up yet.' : 'You have not made a backup yet.'
  return `Your last backup is of ${fullDay(made)}. ${since === null ? 'It holds everything.' : 'You have logged more since.'}`
}
