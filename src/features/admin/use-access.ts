import { useCallback } from 'react'
import { isAdmin } from '@/data/admin/access'
import { failed } from '@/data/admin/admin-answer'
import { useSession } from '@/data/session/use-session'
import type { AdminProblem } from '@/domain/admin/problems'
import type { UserId } from '@/domain/shared/ids'
import { useAdminQuery } from './use-admin-query'

export type Access =
  | { readonly status: 'checking' | 'out' | 'denied' }
  /** Nobody could be asked; this is no word on who the person is. */
  | { readonly status: 'unreachable'; readonly problem: AdminProblem; readonly again: () => void }
  | { readonly status: 'in'; readonly person: UserId; readonly sessionExpired: boolean }

/** Who stands before the panel. Whom it has let in stays when the session ends, with what is being written. */
export const useAccess = (): Access => {
  const session = useSession()
  const person = session.status === 'in' ? session.user.id : null
  const { answer, again } = useAdminQuery(
    useCallback(() => (person === null ? Promise.resolve(failed({ kind: 'sign-in' })) : isAdmin(person)), [person]),
  )
  if (session.status === 'unknown') return { status: 'checking' }
  if (session.status === 'out') return { status: 'out' }
  if (answer === null) return { status: 'checking' }
  if (answer.ok) return answer.value ? { status: 'in', person: session.user.id, sessionExpired: session.sessionExpired } : { status: 'denied' }
  switch (answer.problem.kind) {
    case 'offline':
    case 'strange':
    case 'busy':
      return { status: 'unreachable', problem: answer.problem, again }
    case 'sign-in':
      return { status: 'out' }
    case 'not-allowed':
    case 'refused':
    case 'taken':
    case 'file':
      // A failed check opens nothing.
      return { status: 'denied' }
  }
}
