import type { ReactNode } from 'react'
import type { User } from '@/data/session/session-state'
import { useSession } from '@/data/session/use-session'
import type { IsoDay } from '@/domain/shared/day'
import { lazyPart } from '@/ui/platform/lazy-part'
import { useToday } from './queries'

const LoginNeeded = lazyPart(() => import('./login-needed').then((loaded) => loaded.LoginNeeded))

type TrackerGuardProps = { title: string; onBack: () => void; children: (person: User, today: IsoDay) => ReactNode }

/**
 * A tracker belongs to a person. A session that has run out keeps nobody from her own log: only signing out does.
 */
export function TrackerGuard({ title, onBack, children }: TrackerGuardProps) {
  const session = useSession()
  const today = useToday()
  if (session.status === 'unknown') return null
  return session.status === 'out' ? <LoginNeeded title={title} onBack={onBack} /> : children(session.user, today)
}
