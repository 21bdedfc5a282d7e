import type { LogChange } from '@/health/cycle/rules/log-changes'
import type { UserId } from '@/kit/rules/ids'
import type { SaveEdits } from '../day-drafts'
import { saveChange, saveDay } from '../commands'

type DayActions = { readonly saveDay: SaveEdits; readonly change: (change: LogChange) => Promise<void> }

/** Each rejects if nothing was saved, after showing an error toast. */
export const dayActions = (userId: UserId): DayActions => ({
  saveDay: saveDay(userId),
  change: (change) => saveChange(userId, change),
})
