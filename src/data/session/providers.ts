import * as v from 'valibot'
import { signInProviders, type SignInProvider } from '@/domain/account/sign-in-providers'
import { connectivity, isOffline } from '../connectivity'
import { deviceDb } from '../db'
import { projectKey, projectUrl } from '../remote/project'
import { done, failed, problemOf, type AccountAnswer } from './account-answer'
import { auth } from './auth-client'

const offersSchema = v.object({
  /** Where else people may sign in, in the order shown. */
  providers: v.array(v.picklist(signInProviders)),
  signUps: v.boolean(),
  /** Whether a code of an authenticator app can be asked for, too. */
  secondFactor: v.boolean(),
})
/** What the server says that it offers. */
export type SignInOffers = v.InferOutput<typeof offersSchema>

/** The plainest server, until it has said more. */
export const plainOffers: SignInOffers = { providers: [], signUps: true, secondFactor: false }

const settingsSchema = v.object({ external: v.record(v.string(), v.boolean()), disable_signup: v.optional(v.boolean(), false) })
/** Its settings do not name second factors. Every release of the hosted service has them; others say who they are here. */
const healthSchema = v.object({ name: v.literal('GoTrue'), version: v.pipe(v.string(), v.regex(/^v?\d+\.\d+/)) })

const ask = async (path: string): Promise<unknown> => {
  const response = await fetch(`${projectUrl()}/auth/v1/${path}`, { headers: { apikey: projectKey() } })
  return response.ok ? response.json() : null
}

/** @returns null when what came back is not the server's */
const askServer = async (): Promise<SignInOffers | null> => {
  const [settings, health] = await Promise.all([ask('settings'), ask('health')])
  const read = v.safeParse(settingsSchema, settings)
  if (!read.success) return null
  const { external, disable_signup } = read.output
  return {
    providers: signInProviders.filter((name) => external[name] === true),
    signUps: !disable_signup,
    secondFactor: v.is(healthSchema, health),
  }
}

const key = 'sign-in-offers'

const kept = async (): Promise<SignInOffers> => {
  const saved = v.safeParse(offersSchema, (await deviceDb().device.get(key))?.value)
  return saved.success ? saved.output : plainOffers
}

let asked: Promise<SignInOffers> | undefined

const renew = async (): Promise<SignInOffers> => {
  const offers = await askServer()
  if (!offers) return kept()
  await deviceDb().device.put({ key, value: offers })
  return offers
}

/** What this server offers, as it last said; asked once a visit, and quietly not at all without a network. */
export const signInOffers = async (onOffers: (offers: SignInOffers) => void): Promise<void> => {
  onOffers(await kept())
  if (isOffline(connectivity.getState())) return
  asked ??= renew()
  await asked.then(onOffers, () => (asked = undefined))
}

/** Leaves for the provider; the person comes back to /login. */
export const signInWith = async (provider: SignInProvider): Promise<AccountAnswer> => {
  const redirectTo = `${location.origin}/login?type=provider`
  const { error } = await auth().signInWithOAuth({ provider, options: { redirectTo } })
  return error ? failed(problemOf(error)) : done(null)
}
