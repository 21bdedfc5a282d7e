import { useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useSession } from '@/store/session/use-session'
import { lazyPart } from '@/kit/platform/lazy-part'

export const AccountNotice = lazyPart(() => import('./account-notice').then((loaded) => loaded.AccountNotice))
const LateSessionNote = lazyPart(() => import('./session-note').then((loaded) => loaded.SessionNote))

/** These screens show the same text themselves. */
const sayItThemselves = /^\/(?:login|profile|admin)/
const asksForTheCode = /^\/login/

/**
 * A line on every screen with a link to the login: shown when the server has ended the session or asks for a code, and
 * when a new account has no password yet.
 */
export function SessionNote() {
  const session = useSession()
  const codeDue = session.status === 'in' && !session.sessionExpired && session.secondFactorDue === true
  const saidHere = useLocation({
    select: ({ pathname }) => (codeDue ? asksForTheCode : sayItThemselves).test(pathname),
  })
  const due =
    session.status === 'in' ? session.sessionExpired || codeDue : session.status === 'out' && session.unfinished
  return due && !saidHere ? (
    <Suspense>
      <LateSessionNote session={session} />
    </Suspense>
  ) : null
}
