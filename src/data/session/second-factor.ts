import { site } from '@/domain/shared/site'
import { done, failed, problemOf, type AccountAnswer } from './account-answer'
import { auth } from './auth-client'

/** An authenticator app that the person has set up. */
export type Authenticator = { readonly id: string; readonly name: string; readonly createdAt: string }

/** What an authenticator app needs to know: as a picture to scan, or to type. */
export type NewAuthenticator = { readonly id: string; readonly picture: string; readonly secret: string; readonly link: string }

const factors = async () => {
  const { data, error } = await auth().mfa.listFactors()
  return error ? failed(problemOf(error)) : done(data)
}

export const authenticators = async (): Promise<AccountAnswer<readonly Authenticator[]>> => {
  const answer = await factors()
  if (!answer.ok) return answer
  return done(answer.value.totp.map(({ id, friendly_name, created_at }) => ({ id, name: friendly_name ?? 'Authenticator app', createdAt: created_at })))
}

/** One that was begun and never finished stands in the way of the next. */
const clearUnfinished = async (): Promise<AccountAnswer> => {
  const answer = await factors()
  if (!answer.ok) return answer
  for (const { id } of answer.value.all.filter(({ factor_type, status }) => factor_type === 'totp' && status !== 'verified')) {
    const { error } = await auth().mfa.unenroll({ factorId: id })
    if (error) return failed(problemOf(error))
  }
  return done(null)
}

const svgPrefix = 'data:image/svg+xml;utf-8,'

/** The library puts the drawing into an address as it is; a sign with a meaning there would cut it off. */
const asPicture = (address: string): string =>
  address.startsWith(svgPrefix) ? svgPrefix + encodeURIComponent(address.slice(svgPrefix.length)) : address

/** Begins to set one up; it counts once a code of it has been confirmed. @param name what the person calls it */
export const beginAuthenticator = async (name: string): Promise<AccountAnswer<NewAuthenticator>> => {
  const cleared = await clearUnfinished()
  if (!cleared.ok) return cleared
  const { data, error } = await auth().mfa.enroll({ factorType: 'totp', friendlyName: name, issuer: site.name })
  if (error) return failed(problemOf(error))
  const { qr_code, secret, uri } = data.totp
  return done({ id: data.id, picture: asPicture(qr_code), secret, link: uri })
}

/** Confirms with a code that the app shows: after setting it up, and at each sign-in from then on. */
export const confirmCode = async (id: string, code: string): Promise<AccountAnswer> => {
  const { error } = await auth().mfa.challengeAndVerify({ factorId: id, code })
  return error ? failed(problemOf(error)) : done(null)
}

export const removeAuthenticator = async (id: string): Promise<AccountAnswer> => {
  const { error } = await auth().mfa.unenroll({ factorId: id })
  return error ? failed(problemOf(error)) : done(null)
}

/** The authenticator whose code this session still owes; null when it owes none. */
export const isSecondFactorDue = async (): Promise<string | null> => {
  const { data } = await auth().mfa.getAuthenticatorAssuranceLevel()
  if (data?.currentLevel !== 'aal1' || data.nextLevel !== 'aal2') return null
  const { data: session } = await auth().getSession()
  return session.session?.user.factors?.find(({ factor_type, status }) => factor_type === 'totp' && status === 'verified')?.id ?? null
}
