import type { AdminProblem } from '@/admin/rules/problems'
import { success } from '#words/admin/panel'
import { adminProblemText } from '@/admin/words/problems'
import { error } from '#words/kit/screen-notes'
import { showToast } from '@/kit/feedback/toast'

export const showSuccess = (description: string): void => showToast({ title: success, description })

export const showFailure = (problem: AdminProblem): void =>
  showToast({ title: error, description: adminProblemText(problem), tone: 'destructive' })
