import type { AdminProblem } from '@/domain/admin/problems'
import { success } from '@/messages/admin/panel.gen'
import { adminProblemText } from '@/messages/admin/problems'
import { error } from '@/messages/shared/screen-notes.gen'
import { showToast } from '@/ui/feedback/toast'

export const showSuccess = (description: string): void => showToast({ title: success, description })

export const showFailure = (problem: AdminProblem): void =>
  showToast({ title: error, description: adminProblemText(problem), tone: 'destructive' })
