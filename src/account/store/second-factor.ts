import { site } from '@/kit/rules/site'
import { done, failed, localProblem, problemOf, type AccountResult } from './account-result'
import { auth } from '@/store/session/auth-client'

/** A verified authenticator app. */
export type Authenticator = { readonly id: string; readonly name: string; readonly createdAt: string }

/** The setup data for an authenticator app: `picture` is a QR code as a data URL, `secret` is the key to type. */
export type NewAuthenticator = {
  readonly id: string
  readonly picture: string
  readonly secret: string
  readonly link: string
}

const listFactors = async () => {
  const { data, error } = await auth().mfa.listFactors()
  return error ? failed(problemOf(error)) : done(data)
}

export const authenticators = async (): Promise<AccountResult<readonly Authenticator[]>> => {
  const result = await listFactors()
  if (!result.ok) return result
  return done(
    result.value.totp.map(({ id, friendly_name, created_at }) => ({
      id,
      name: friendly_name ?? 'Authenticator app',
      createdAt: created_at,
    })),
  )
}

/** An unverified factor prevents the enrolment of another one. @returns the names of the others */
const removeUnverified = async (): Promise<AccountResult<readonly string[]>> => {
  const result = await listFactors()
  if (!result.ok) return result
  const { all } = result.value
  const isUnverified = ({ factor_type, status }: (typeof all)[number]): boolean =>
    factor_type === 'totp' && status !== 'verified'
  for (const { id } of all.filter(isUnverified)) {
    const { error } = await auth().mfa.unenroll({ factorId: id })
    if (error) return failed(problemOf(error))
  }
  return done(all.filter((factor) => !isUnverified(factor)).map(({ friendly_name }) => friendly_name ?? ''))
}

const svgPrefix = 'data:image/svg+xml;utf-8,'

/** auth-js does not encode the SVG in the data URL, so a `#` would cut it off. */
const encodeSvg = (url: string): string =>
  url.startsWith(svgPrefix) ? svgPrefix + encodeURIComponent(url.slice(svgPrefix.length)) : url

/** An account has ten factors at most, unless the operator has changed that; each name is used once. */
const names = 20

/**
 * Starts to set up an authenticator app, which takes effect once `confirmCode()` succeeds.
 * @param nameOf the name of the app with a number, from 1; it gets the first that is free
 */
export const beginAuthenticator = async (
  nameOf: (number: number) => string,
): Promise<AccountResult<NewAuthenticator>> => {
  const taken = await removeUnverified()
  if (!taken.ok) return taken
  const free = Array.from({ length: names }, (_, index) => nameOf(index + 1)).filter(
    (name) => !taken.value.includes(name),
  )
  let problem = localProblem('factor-name-taken')
  for (const friendlyName of free) {
    const { data, error } = await auth().mfa.enroll({ factorType: 'totp', friendlyName, issuer: site.name })
    if (!error)
      return done({ id: data.id, picture: encodeSvg(data.totp.qr_code), secret: data.totp.secret, link: data.totp.uri })
    problem = problemOf(error)
    // Another device has used it meanwhile.
    if (problem.kind !== 'factor-name-taken') break
  }
  return failed(problem)
}

/** Verifies a code of one authenticator app, when it is set up. */
export const confirmCode = async (id: string, code: string): Promise<AccountResult> => {
  const { error } = await auth().mfa.challengeAndVerify({ factorId: id, code })
  return error ? failed(problemOf(error)) : done(null)
}

export const removeAuthenticator = async (id: string): Promise<AccountResult> => {
  const { error } = await auth().mfa.unenroll({ factorId: id })
  return error ? failed(problemOf(error)) : done(null)
}

/** True if this session still requires the code of an authenticator app. */
export const isCodeDue = async (): Promise<boolean> => {
  const { data } = await auth().mfa.getAuthenticatorAssuranceLevel()
  return data?.currentLevel === 'aal1' && data.nextLevel === 'aal2'
}

/** Verifies a code at a sign-in, whichever of the account's authenticator apps shows it. */
export const enterCode = async (code: string): Promise<AccountResult> => {
  const apps = await authenticators()
  if (!apps.ok) return apps
  let result: AccountResult = failed(localProblem('wrong-code'))
  for (const { id } of apps.value) {
    result = await confirmCode(id, code)
    if (result.ok || result.problem.kind !== 'wrong-code') return result
  }
  return result
}
