import { expect, vi } from 'vitest'
import type { Locator } from 'vitest/browser'
import { deviceDb } from '@/data/db'
import { writeCursor } from '@/data/sync/pull/sync-cursor'
import { replicatedTableNames, type ReplicatedTable } from '@/data/sync/table-names'
import { defaultCampus } from '@/domain/university/campus'

type Answer = (address: URL) => Promise<Response>

/** Answers requests to the database instead of a server, until `vi.unstubAllGlobals()`. @returns the requested addresses */
export const answerRest = (answer: Answer): readonly URL[] => {
  const real = fetch
  const requests: URL[] = []
  vi.stubGlobal('fetch', (...given: Parameters<typeof fetch>) => {
    const [target] = given
    const address = new URL(target instanceof Request ? target.url : String(target), location.href)
    if (!address.pathname.startsWith('/rest/v1/')) return real(...given)
    requests.push(address)
    return answer(address)
  })
  return requests
}

export const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
export const broken: Answer = async () => Response.json({ code: 'XX000', message: 'broken' }, { status: 500 })

/** Saves a cursor as if this row were the oldest in the phone’s window: only the server has older ones. */
export const saveWindowEnd = (table: ReplicatedTable, { created_at, id }: { readonly created_at: string; readonly id: string }): Promise<void> =>
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
