import type { LogChange } from '@/health/cycle/rules/commands'
import type { UserId } from '@/kit/rules/ids'
import type { SaveEdits } from '../day-drafts'
import { saveChange, saveDay } from '../save'

type DayActions = { readonly saveDay: SaveEdits; readonly change: (change: LogChange) => Promise<void> }

/** Each rejects if nothing was saved, after showing an error toast. */
export const dayActions = (userId: UserId): DayActions => ({
  saveDay: saveDay(userId),
  change: (change) => saveChange(userId, change),
})
