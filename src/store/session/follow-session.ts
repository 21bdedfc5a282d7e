import { canStore } from '../can-store'
import { removeOtherDrafts } from '../drafts'
import { reportAs } from '../error-log/error-log'
import { hasSignInResult } from './sign-in-address'
import { setSessionState } from './session-state'
import { readIdentity, watchKnown } from './user-record'

/**
 * Loads the auth library only for users with an account and for redirects from a provider, so that visitors do not wait
 * for it.
 */
const authEvents = (signal: AbortSignal, onSecondFactor: () => void): (() => void) => {
  let isStarted = false
  return () => {
    if (isStarted) return
    isStarted = true
    import('./follow-auth-events')
      .then(({ followAuthEvents }) => {
        if (!signal.aborted) signal.addEventListener('abort', followAuthEvents(onSecondFactor))
      })
      .catch(reportAs('account'))
  }
}

/**
 * Keeps `sessionState` up to date.
 * @param onSignIn called when somebody signs in later, or shows the second factor. Returns a function that stops it.
 */
export const followSession = (onSignIn: () => void): (() => void) => {
  const stopped = new AbortController()
  const followAuth = authEvents(stopped.signal, onSignIn)
  // Without storage there is no session to follow.
  if (hasSignInResult(location.href)) void canStore().then((can) => can && followAuth())
  let lastId: string | null | undefined
  let lastOwner: string | null | undefined
  const stopWatching = watchKnown(({ user: record, unfinished }) => {
    const id = record && !record.sessionExpired && !record.secondFactorDue ? record.id : null
    // The app pulls when it starts. After a later sign-in, this pulls the user's own rows.
    if (id && lastId !== undefined && id !== lastId) onSignIn()
    lastId = id
    const owner = record?.id ?? null
    // Reads again, because an unreadable database looks like signing out.
    if (owner !== lastOwner) readIdentity().then(removeOtherDrafts).catch(reportAs('account'))
    lastOwner = owner
    if (!record) return setSessionState({ status: 'out', ...(unfinished && { unfinished }) })
    followAuth()
    const { sessionExpired, secondFactorDue, ...user } = record
    setSessionState({ status: 'in', user, sessionExpired, ...(secondFactorDue && { secondFactorDue }) })
  })
  stopped.signal.addEventListener('abort', stopWatching)
  return () => stopped.abort()
}
