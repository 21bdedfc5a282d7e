import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defaultCampus } from '@/domain/university/campus'
import { copiesDb } from '../../db'
import { followLiveHead } from './follow-live-head'
import { liveHead } from './live-head'
import { writeCursor } from './sync-cursor'
import { replicatedTableNames } from '../table-names'

const { pullNow } = vi.hoisted(() => ({ pullNow: vi.fn<(first: readonly string[], head: number | null) => Promise<void>>() }))
vi.mock('./pull-now', () => ({ pullNow }))

let stop: () => void
let visible: boolean
const page = new EventTarget()

beforeEach(async () => {
  pullNow.mockReset().mockResolvedValue()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  visible = true
  liveHead.setState({ status: 'connecting', head: null })
  await writeCursor(copiesDb(), { campus: defaultCampus.slug, epoch: 'one', until: 11, hour: null, at: 0, loaded: [...replicatedTableNames], floors: {} })
  stop = followLiveHead(page, () => visible)
})
afterEach(async () => {
  stop()
  vi.restoreAllMocks()
  vi.resetModules()
  // Not deleted: files of the same process have connections to it.
  await Promise.all(copiesDb().tables.map((table) => table.clear()))
})

it('pulls what has changed before the page began to listen', async () => {
  liveHead.setState({ status: 'on', head: 15 })
  await vi.waitFor(() => expect(pullNow).toHaveBeenCalledWith([], 15))
})

it('pulls nothing for a head that the phone knows, and pulls when it moves', async () => {
  liveHead.setState({ status: 'on', head: 10 })
  liveHead.setState({ status: 'on', head: 12 })
  await vi.waitFor(() => expect(pullNow).toHaveBeenCalledExactlyOnceWith([], 12))
})

it('stops listening when the page is hidden', () => {
  liveHead.setState({ status: 'on', head: 10 })
  visible = false
  page.dispatchEvent(new Event('visibilitychange'))
  expect(liveHead.getState()).toEqual({ status: 'off', head: null })
})

it('listens again a while after the page is shown again', () => {
  const opened: string[] = []
  vi.stubGlobal('EventSource', class extends EventTarget {
    constructor(address: string) {
      super()
      opened.push(address)
    }
    close(): void {}
  })
  vi.stubGlobal('location', { origin: 'http://localhost' })
  vi.useFakeTimers()
  try {
    for (const isShown of [false, true]) {
      visible = isShown
      page.dispatchEvent(new Event('visibilitychange'))
    }
    vi.advanceTimersByTime(15_000)
    expect(opened).toHaveLength(1)
  } finally {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})
