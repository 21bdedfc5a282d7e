import { useCallback } from 'react'
import { isAdmin } from '@/data/admin/access'
import { failed } from '@/data/admin/admin-result'
import { useSession } from '@/data/session/use-session'
import type { AdminProblem } from '@/domain/admin/problems'
import type { UserId } from '@/domain/shared/ids'
import { useAdminQuery } from './use-admin-query'

export type Access =
  | { readonly status: 'checking' | 'out' | 'denied' }
  /** The check could not be made, so the user's role is unknown. */
  | { readonly status: 'unreachable'; readonly problem: AdminProblem; readonly refetch: () => void }
  | { readonly status: 'in'; readonly userId: UserId; readonly sessionExpired: boolean }

/** Whether the user may open the panel. An admin stays in when the session expires, so that no input is lost. */
export const useAccess = (): Access => {
  const session = useSession()
  const userId = session.status === 'in' ? session.user.id : null
  const role = useAdminQuery(
    useCallback(() => (userId === null ? Promise.resolve(failed({ kind: 'sign-in' })) : isAdmin(userId)), [userId]),
  )
  if (session.status === 'unknown') return { status: 'checking' }
  if (session.status === 'out') return { status: 'out' }
  if (role.state === 'loading') return { status: 'checking' }
  if (role.state === 'ready') return role.value ? { status: 'in', userId: session.user.id, sessionExpired: session.sessionExpired } : { status: 'denied' }
  switch (role.problem.kind) {
    case 'offline':
    case 'strange':
    case 'busy':
      return { status: 'unreachable', problem: role.problem, refetch: role.refetch }
    case 'sign-in':
      return { status: 'out' }
    case 'not-allowed':
    case 'refused':
    case 'taken':
    case 'file':
      // A failed check grants no access.
      return { status: 'denied' }
  }
}
