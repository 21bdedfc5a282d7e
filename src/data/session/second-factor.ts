import { site } from '@/domain/shared/site'
import { done, failed, problemOf, type AccountResult } from './account-result'
import { auth } from './auth-client'

/** A verified authenticator app. */
export type Authenticator = { readonly id: string; readonly name: string; readonly createdAt: string }

/** The setup data for an authenticator app: `picture` is a QR code as a data URL, `secret` is the key to type. */
export type NewAuthenticator = { readonly id: string; readonly picture: string; readonly secret: string; readonly link: string }

const listFactors = async () => {
  const { data, error } = await auth().mfa.listFactors()
  return error ? failed(problemOf(error)) : done(data)
}

export const authenticators = async (): Promise<AccountResult<readonly Authenticator[]>> => {
  const result = await listFactors()
  if (!result.ok) return result
  return done(result.value.totp.map(({ id, friendly_name, created_at }) => ({ id, name: friendly_name ?? 'Authenticator app', createdAt: created_at })))
}

/** An unverified factor prevents the enrolment of another one. */
const removeUnverified = async (): Promise<AccountResult> => {
  const result = await listFactors()
  if (!result.ok) return result
  for (const { id } of result.value.all.filter(({ factor_type, status }) => factor_type === 'totp' && status !== 'verified')) {
    const { error } = await auth().mfa.unenroll({ factorId: id })
    if (error) return failed(problemOf(error))
  }
  return done(null)
}

const svgPrefix = 'data:image/svg+xml;utf-8,'

/** auth-js does not encode the SVG in the data URL, so a `#` would cut it off. */
const encodeSvg = (url: string): string =>
  url.startsWith(svgPrefix) ? svgPrefix + encodeURIComponent(url.slice(svgPrefix.length)) : url

/** Starts to set up an authenticator app, which takes effect once `confirmCode()` succeeds. @param name the user's name for it */
export const beginAuthenticator = async (name: string): Promise<AccountResult<NewAuthenticator>> => {
  const removal = await removeUnverified()
  if (!removal.ok) return removal
  const { data, error } = await auth().mfa.enroll({ factorType: 'totp', friendlyName: name, issuer: site.name })
  if (error) return failed(problemOf(error))
  const { qr_code, secret, uri } = data.totp
  return done({ id: data.id, picture: encodeSvg(qr_code), secret, link: uri })
}

/** Verifies a code of the authenticator app, when it is set up and at each sign-in. */
export const confirmCode = async (id: string, code: string): Promise<AccountResult> => {
  const { error } = await auth().mfa.challengeAndVerify({ factorId: id, code })
  return error ? failed(problemOf(error)) : done(null)
}

export const removeAuthenticator = async (id: string): Promise<AccountResult> => {
  const { error } = await auth().mfa.unenroll({ factorId: id })
  return error ? failed(problemOf(error)) : done(null)
}

/** The id of the authenticator whose code this session still requires; null when none is required. */
export const requiredAuthenticatorId = async (): Promise<string | null> => {
  const { data } = await auth().mfa.getAuthenticatorAssuranceLevel()
  if (data?.currentLevel !== 'aal1' || data.nextLevel !== 'aal2') return null
  const { data: session } = await auth().getSession()
  return session.session?.user.factors?.find(({ factor_type, status }) => factor_type === 'totp' && status === 'verified')?.id ?? null
}
