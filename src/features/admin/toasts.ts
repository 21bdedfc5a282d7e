import type { AdminProblem } from '@/domain/admin/problems'
import { adminProblemText } from '@/messages/admin/problems'
import { showToast } from '@/ui/feedback/toast'

export const showSuccess = (description: string): void => showToast({ title: 'Success', description })

export const showFailure = (problem: AdminProblem): void =>
  showToast({ title: 'Error', description: adminProblemText(problem), tone: 'destructive' })
