import { useCallback } from 'react'
import { readScope } from '@/admin/store/access'
import { failed } from '@/admin/store/admin-result'
import { useSession } from '@/store/session/use-session'
import type { AdminProblem } from '@/admin/rules/problems'
import type { AdminScope } from '@/admin/rules/scope'
import type { UserId } from '@/kit/rules/ids'
import { useAdminQuery } from './use-admin-query'

export type Access =
  | { readonly status: 'checking' | 'out' | 'denied' }
  /** The check could not be made, so the user's role is unknown. */
  | { readonly status: 'unreachable'; readonly problem: AdminProblem; readonly refetch: () => void }
  | { readonly status: 'in'; readonly userId: UserId; readonly scope: AdminScope; readonly sessionExpired: boolean }

/** Whether the user may open the panel. An admin stays in when the session expires, so that no input is lost. */
export const useAccess = (): Access => {
  const session = useSession()
  const userId = session.status === 'in' ? session.user.id : null
  const scope = useAdminQuery(
    useCallback(() => (userId === null ? Promise.resolve(failed({ kind: 'sign-in' })) : readScope(userId)), [userId]),
  )
  if (session.status === 'unknown') return { status: 'checking' }
  if (session.status === 'out') return { status: 'out' }
  if (scope.state === 'loading') return { status: 'checking' }
  if (scope.state === 'ready')
    return scope.value
      ? { status: 'in', userId: session.user.id, scope: scope.value, sessionExpired: session.sessionExpired }
      : { status: 'denied' }
  switch (scope.problem.kind) {
    case 'offline':
    case 'strange':
    case 'busy':
      return { status: 'unreachable', problem: scope.problem, refetch: scope.refetch }
    case 'sign-in':
      return { status: 'out' }
    case 'not-allowed':
    case 'refused':
    case 'taken':
    case 'slug-taken':
    case 'file':
      // A failed check grants no access.
      return { status: 'denied' }
  }
}
