import { useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useSession } from '@/data/session/use-session'
import { lazyPart } from '@/ui/platform/lazy-part'

export const AccountNotice = lazyPart(() => import('./account-notice').then((loaded) => loaded.AccountNotice))
const LateSessionNote = lazyPart(() => import('./session-note').then((loaded) => loaded.SessionNote))

/** Screens that say it themselves. */
const sayItThemselves = /^\/(?:login|profile|admin)/

/** One line with a way on, on every screen: once the server has ended the session, or where a new account has no password yet. */
export function SessionNote() {
  const session = useSession()
  const saidHere = useLocation({ select: ({ pathname }) => sayItThemselves.test(pathname) })
  const ended = session.status === 'in' && session.sessionExpired
  const unfinished = session.status === 'out' && session.unfinished !== undefined
  return (ended || unfinished) && !saidHere ? (
    <Suspense>
      <LateSessionNote userId={ended ? session.user.id : null} />
    </Suspense>
  ) : null
}
