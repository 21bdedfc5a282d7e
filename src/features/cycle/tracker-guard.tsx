import type { ReactNode } from 'react'
import type { User } from '@/data/session/session-state'
import { useSession } from '@/data/session/use-session'
import type { IsoDay } from '@/domain/shared/day'
import { lazyPart } from '@/ui/platform/lazy-part'
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
