import type { LogChange } from '@/domain/cycle/commands'
import type { UserId } from '@/domain/shared/ids'
import type { SaveEdits } from '../day-drafts'
import { saveChange, saveDay } from '../save'

type DayActions = { readonly saveDay: SaveEdits; readonly change: (change: LogChange) => Promise<void> }

/** Each rejects if nothing was saved, after showing an error toast. */
export const dayActions = (userId: UserId): DayActions => ({
  saveDay: saveDay(userId),
  change: (change) => saveChange(userId, change),
})
