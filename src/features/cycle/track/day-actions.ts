import { putDays, type LogChange } from '@/domain/cycle/commands'
import type { DayLog } from '@/domain/cycle/log'
import type { UserId } from '@/domain/shared/ids'
import { showToast } from '@/ui/feedback/toast'
import { saveChange } from '../save'

/** Saves a change and says so. Each rejects when nothing was saved; a toast has said that, too. */
export const dayActions = (person: UserId) => ({
  saveDay: async (day: DayLog): Promise<void> => {
    await saveChange(person, putDays([day]))
    showToast({ title: 'Success', description: 'Period data saved successfully' })
  },
  change: (change: LogChange): Promise<void> => saveChange(person, change),
})
