import * as v from 'valibot'
import { OfflineError, UnexpectedResponseError } from './remote/errors'

const fileSchema = v.object({ version: v.literal(1), passwords: v.array(v.string()) })

/** The list file, which build/passwords writes. */
export const readableList = v.pipe(
  fileSchema,
  v.transform(({ passwords }): readonly string[] => passwords),
)

const url = '/lists/common-passwords.json'
const timeoutMs = 10_000

let loaded: Promise<ReadonlySet<string>> | undefined

const fetchList = async (): Promise<ReadonlySet<string>> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch((cause: unknown) => {
    throw new OfflineError('The list of common passwords cannot be reached', { cause })
  })
  const body: unknown = response.ok ? await response.json().catch(() => null) : null
  const list = v.safeParse(readableList, body)
  if (!list.success) throw new UnexpectedResponseError('The list of common passwords cannot be read')
  return new Set(list.output)
}

/**
 * Loads the most common passwords, at most once per page load; the service worker serves them offline.
 * @throws OfflineError | UnexpectedResponseError
 */
export const loadCommonPasswords = (): Promise<ReadonlySet<string>> =>
  (loaded ??= fetchList().catch((error: unknown) => {
    loaded = undefined
    throw error
  }))
