import { putDays, type LogChange } from '@/domain/cycle/commands'
import type { DayLog } from '@/domain/cycle/log'
import type { UserId } from '@/domain/shared/ids'
import { showToast } from '@/ui/feedback/toast'
import { saveChange } from '../save'

/** Each rejects if nothing was saved, after showing an error toast. */
export const dayActions = (userId: UserId) => ({
  saveDay: async (day: DayLog): Promise<void> => {
    await saveChange(userId, putDays([day]))
    showToast({ title: 'Success', description: 'Period data saved successfully' })
  },
  change: (change: LogChange): Promise<void> => saveChange(userId, change),
})
