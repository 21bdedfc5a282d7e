import type { ReactNode } from 'react'
import type { User } from '@/store/session/session-state'
import { useSession } from '@/store/session/use-session'
import type { IsoDay } from '@/kit/rules/day'
import { lazyPart } from '@/kit/platform/lazy-part'
import { useToday } from './queries'

const LoginNeeded = lazyPart(() => import('./login-needed').then((loaded) => loaded.LoginNeeded))

type TrackerGuardProps = { title: string; onBack: () => void; children: (user: User, today: IsoDay) => ReactNode }

/** Requires an account. The log stays open to a user whose session has expired; only signing out closes it. */
export function TrackerGuard({ title, onBack, children }: TrackerGuardProps) {
  const session = useSession()
  const today = useToday()
  if (session.status === 'unknown') return null
  return session.status === 'out' ? <LoginNeeded title={title} onBack={onBack} /> : children(session.user, today)
}
