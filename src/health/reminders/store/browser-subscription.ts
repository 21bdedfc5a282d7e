import * as v from 'valibot'
import { RemindersUnavailableError } from './subscription-record'
import { fetchInTime } from '@/store/remote/fetch-in-time'
import { projectKey, projectUrl } from '@/store/remote/project'

const subscriptionSchema = v.object({ endpoint: v.string(), keys: v.object({ p256dh: v.string(), auth: v.string() }) })
export type SubscriptionJson = v.InferOutput<typeof subscriptionSchema>

type BrowserSubscription = Pick<PushSubscription, 'endpoint' | 'toJSON' | 'unsubscribe'> & {
  readonly options?: Pick<PushSubscriptionOptions, 'applicationServerKey'>
}
/** The part of `ServiceWorkerRegistration` that is used here. */
export type PushRegistration = {
  readonly pushManager: {
    getSubscription(): Promise<BrowserSubscription | null>
    subscribe(options: PushSubscriptionOptionsInit): Promise<BrowserSubscription>
  }
}

/** The service worker registration; undefined if there is none. */
export const readyWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : Promise.resolve(undefined)

export const unsubscribe = async (registration: PushRegistration | undefined): Promise<void> => {
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

/**
 * Creates a new subscription. Ends an existing one first, because the browser would return it, or fail if it is for
 * another sender.
 * @throws RemindersUnavailableError
 */
export const createSubscription = async (registration: PushRegistration): Promise<SubscriptionJson> => {
  const options: PushSubscriptionOptionsInit = { userVisibleOnly: true, applicationServerKey: await fetchSenderKey() }
  try {
    await unsubscribe(registration)
    return v.parse(subscriptionSchema, (await registration.pushManager.subscribe(options)).toJSON())
  } catch (error) {
    throw new RemindersUnavailableError('the browser did not create a push subscription', { cause: error })
  }
}

const responseSchema = v.object({ publicKey: v.string() })
const timeoutMs = 15_000

/** The VAPID public key of the push sender (RFC 8292), base64url. @throws RemindersUnavailableError */
export const fetchSenderKey = async (): Promise<string> => {
  try {
    const response = await fetchInTime(
      `${projectUrl()}/functions/v1/push-dispatch`,
      { headers: { apikey: projectKey() } },
      timeoutMs,
    )
    return v.parse(responseSchema, await response.json()).publicKey
  } catch (error) {
    throw new RemindersUnavailableError('the public key of the push sender could not be fetched', { cause: error })
  }
}

const base64UrlOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** True if a subscription accepts pushes of the sender with this key. True if the browser does not tell the key. */
export const acceptsSender = (
  { options }: { readonly options?: { readonly applicationServerKey: ArrayBuffer | null } | undefined },
  senderKey: string,
): boolean =>
  !options?.applicationServerKey || base64UrlOf(options.applicationServerKey) === senderKey.replaceAll('=', '')
