import * as v from 'valibot'
import { signInProviders, type SignInProvider } from '@/account/rules/sign-in-providers'
import { canStore } from '@/store/can-store'
import { deviceDb } from '@/store/db'
import { fetchInTime } from '@/store/remote/fetch-in-time'
import { projectKey, projectUrl } from '@/store/remote/project'
import { done, failed, localProblem, problemOf, type AccountResult } from './account-result'
import { auth } from '@/store/session/auth-client'

const offersSchema = v.object({
  /** Sign-in providers, in the order shown. */
  providers: v.array(v.picklist(signInProviders)),
  signUps: v.boolean(),
  /** True if the server supports authenticator apps. */
  secondFactor: v.boolean(),
})
/** The sign-in options that the server offers. */
export type SignInOffers = v.InferOutput<typeof offersSchema>

/** The options until the server has reported its own. */
export const plainOffers: SignInOffers = { providers: [], signUps: true, secondFactor: false }

const settingsSchema = v.object({
  external: v.record(v.string(), v.boolean()),
  disable_signup: v.optional(v.boolean(), false),
})
/**
 * The settings do not mention second factors. Every release of the hosted service supports them, so it is recognised
 * here.
 */
const healthSchema = v.object({ name: v.literal('GoTrue'), version: v.pipe(v.string(), v.regex(/^v?\d+\.\d+/)) })

const fetchJson = async (path: string): Promise<unknown> => {
  const response = await fetchInTime(`${projectUrl()}/auth/v1/${path}`, { headers: { apikey: projectKey() } })
  return response.ok ? response.json() : null
}

/** @returns null when the response is not the server's */
const fetchOffers = async (): Promise<SignInOffers | null> => {
  const [settings, health] = await Promise.all([fetchJson('settings'), fetchJson('health')])
  const parsed = v.safeParse(settingsSchema, settings)
  if (!parsed.success) return null
  const { external, disable_signup } = parsed.output
  return {
    providers: signInProviders.filter((name) => external[name] === true),
    signUps: !disable_signup,
    secondFactor: v.is(healthSchema, health),
  }
}

const key = 'sign-in-offers'

const savedOffers = async (): Promise<SignInOffers> => {
  const record = v.safeParse(offersSchema, (await deviceDb().device.get(key))?.value)
  return record.success ? record.output : plainOffers
}

let pending: Promise<SignInOffers> | undefined

const updateOffers = async (): Promise<SignInOffers> => {
  const offers = await fetchOffers()
  if (!offers) return savedOffers()
  await deviceDb().device.put({ key, value: offers })
  return offers
}

/**
 * Calls back with the last known offers, then with the current ones. The server is asked until it has answered, once
 * per visit. Network errors are ignored.
 */
export const signInOffers = async (onOffers: (offers: SignInOffers) => void): Promise<void> => {
  onOffers(await savedOffers())
  pending ??= updateOffers()
  await pending.then(onOffers, () => (pending = undefined))
}

/** Redirects to the provider, which redirects back to /login. */
export const signInWith = async (provider: SignInProvider): Promise<AccountResult> => {
  if (!(await canStore())) return failed(localProblem('no-storage'))
  const redirectTo = `${location.origin}/login?type=provider`
  const { error } = await auth().signInWithOAuth({ provider, options: { redirectTo } })
  return error ? failed(problemOf(error)) : done(null)
}
