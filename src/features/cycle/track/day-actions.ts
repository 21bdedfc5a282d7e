import { editDay, type LogChange } from '@/domain/cycle/commands'
import type { UserId } from '@/domain/shared/ids'
import { saved, success } from '@/messages/cycle/screens-tracker.gen'
import { showToast } from '@/ui/feedback/toast'
import type { SaveEdits } from '../day-drafts'
import { saveChange } from '../save'

type DayActions = { readonly saveDay: SaveEdits; readonly change: (change: LogChange) => Promise<void> }

/** Each rejects if nothing was saved, after showing an error toast. */
export const dayActions = (userId: UserId): DayActions => ({
  saveDay: async (date, edits) => {
    await saveChange(userId, editDay(date, edits))
    showToast({ title: success, description: saved })
  },
  change: (change) => saveChange(userId, change),
})
