import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeStorage } from '#support/store/fake-storage'

let stored: FakeStorage
let page: EventTarget & { visibilityState: string }

/** Loads a page with what a tab has stored. */
const load = async (storage: FakeStorage): Promise<string> => {
  stored = storage
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('sessionStorage', stored)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.resetModules()
  const { tabId } = await import('./tab-id')
  return tabId()
}
const turn = (visibilityState: 'visible' | 'hidden') => {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}
const copyOf = (storage: FakeStorage) => Object.assign(new FakeStorage(), storage)

describe('the id of a tab', () => {
  let id: string
  beforeEach(async () => {
    id = await load(new FakeStorage())
  })

  it('is the same after a reload', async () => {
    page.dispatchEvent(new Event('pagehide'))
    expect(await load(stored)).toBe(id)
  })

  it('is the same after the phone has closed the page in the background', async () => {
    turn('hidden')
    expect(await load(stored)).toBe(id)
  })

  it('is not that of a tab that is duplicated', async () => {
    expect(await load(copyOf(stored))).not.toBe(id)
  })

  it('is not that of a tab that is duplicated after it was left and shown again', async () => {
    turn('hidden')
    turn('visible')
    expect(await load(copyOf(stored))).not.toBe(id)
  })
})
