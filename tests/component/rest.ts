import { expect, vi } from 'vitest'
import type { Locator } from 'vitest/browser'
import { deviceDb } from '@/store/db'
import { writeCursor } from '@/store/sync/pull/sync-cursor'
import { replicatedTableNames, type ReplicatedTable } from '@/store/sync/table-names'
import { publicFiles } from '@/kit/rules/photo-name'
import { defaultCampus } from '@/kit/rules/campus'

type Answer = (address: URL, network: typeof fetch) => Promise<Response>

/**
 * Answers requests for addresses that begin so instead of a server, until `vi.unstubAllGlobals()`.
 * @returns the requested addresses
 */
const answerInstead =
  (start: string) =>
  (answer: Answer): readonly URL[] => {
    const network = fetch
    const requests: URL[] = []
    vi.stubGlobal('fetch', (...given: Parameters<typeof fetch>) => {
      const [target] = given
      const address = new URL(target instanceof Request ? target.url : String(target), location.href)
      if (!address.pathname.startsWith(start)) return network(...given)
      requests.push(address)
      return answer(address, network)
    })
    return requests
  }

export const answerRest = answerInstead('/rest/v1/')
export const answerCatalogues = answerInstead('/catalogues/')
export const answerFiles = answerInstead(publicFiles)

export const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
export const broken: Answer = async () => Response.json({ code: 'XX000', message: 'broken' }, { status: 500 })

/** Saves a cursor as if this row were the oldest in the phone’s window: only the server has older ones. */
export const saveWindowEnd = (
  table: ReplicatedTable,
  { created_at, id }: { readonly created_at: string; readonly id: string },
): Promise<void> =>
  writeCursor(deviceDb(), {
    campus: defaultCampus.slug,
    epoch: 'one',
    until: 11,
    hour: null,
    at: Date.now(),
    loaded: [...replicatedTableNames],
    floors: { [table]: `${created_at} ${id}` },
  })

/** Scrolls down until this element is visible. The test frame clips everything below, so no row loads before that. */
export const scrollToEnd = async (mark: Locator): Promise<void> => {
  const isFound = () => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    const [found] = mark.elements()
    found?.scrollIntoView({ block: 'end', behavior: 'instant' })
    return found !== undefined
  }
  await expect.poll(isFound).toBe(true)
}
