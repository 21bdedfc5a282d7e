import * as v from 'valibot'
import { fetchInTime } from '@/store/remote/fetch-in-time'
import { projectKey, projectUrl } from '@/store/remote/project'
import { RemindersUnavailableError } from './errors'

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
