import * as v from 'valibot'
import { OfflineError, UnexpectedAnswerError } from './remote/errors'

const fileSchema = v.object({ version: v.literal(1), passwords: v.array(v.string()) })

/** The list in its file (src/build/passwords writes it). */
export const readableList = v.pipe(fileSchema, v.transform(({ passwords }): readonly string[] => passwords))

const address = '/lists/common-passwords.json'
const patienceMs = 10_000

let loaded: Promise<ReadonlySet<string>> | undefined

const fetchList = async (): Promise<ReadonlySet<string>> => {
  const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs) }).catch((cause: unknown) => {
    throw new OfflineError('The list of common passwords cannot be reached', { cause })
  })
  const body: unknown = response.ok ? await response.json().catch(() => null) : null
  const list = v.safeParse(readableList, body)
  if (!list.success) throw new UnexpectedAnswerError('The list of common passwords cannot be read')
  return new Set(list.output)
}

/**
 * The passwords that everybody tries first. Read once; the service worker serves it offline.
 * @throws OfflineError | UnexpectedAnswerError
 */
export const loadCommonPasswords = (): Promise<ReadonlySet<string>> =>
  (loaded ??= fetchList().catch((error: unknown) => {
    loaded = undefined
    throw error
  }))
