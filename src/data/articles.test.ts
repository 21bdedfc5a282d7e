import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const paragraph = { type: 'paragraph', text: 'There are four.' }
const article = {
  version: 1,
  updated: 'November 2026',
  lead: 'What a cycle is.',
  keyPoints: ['Day 1 is the first day of bleeding.'],
  sections: [{ id: 'phases', title: 'Phases', blocks: [paragraph] }],
  sources: [{ organisation: 'NHS', title: 'Periods' }],
}
const withBlocks = (...blocks: unknown[]) => ({ ...article, sections: [{ ...article.sections[0], blocks }] })

const served = vi.fn<() => Promise<Response>>()
const load = async () => (await import('./articles')).loadArticle('menstrual-cycle')

beforeEach(() => {
  // What has been read once is kept: each test begins with nothing read.
  vi.resetModules()
  vi.stubGlobal('fetch', served)
})
afterEach(() => {
  vi.unstubAllGlobals()
  served.mockReset()
})

describe('an article', () => {
  it('is read once', async () => {
    served.mockImplementation(async () => Response.json(article))
    const { loadArticle } = await import('./articles')
    expect(await loadArticle('menstrual-cycle')).toEqual(article)
    await loadArticle('menstrual-cycle')
    expect(served).toHaveBeenCalledTimes(1)
    expect(served).toHaveBeenCalledWith('/education/menstrual-cycle.json')
  })

  it('keeps all but the blocks that this version does not understand', async () => {
    served.mockImplementation(async () => Response.json(withBlocks({ type: 'video' }, paragraph, null, { type: 'list', items: [] })))
    expect(await load()).toEqual(withBlocks(paragraph))
  })

  it.each([
    ['is of another version', () => Response.json({ ...article, version: 2 })],
    ['names no source', () => Response.json({ ...article, sources: [] })],
    ['is no JSON', () => new Response('<!doctype html>')],
    ['is not there', () => new Response('', { status: 404 })],
  ])('is refused when it %s, and asked for again', async (_what, answer) => {
    served.mockImplementation(async () => answer())
    await expect(load()).rejects.toMatchObject({ name: 'UnexpectedAnswerError' })
    served.mockImplementation(async () => Response.json(article))
    expect(await load()).toEqual(article)
  })

  it('says that the network is gone', async () => {
    served.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(load()).rejects.toMatchObject({ name: 'OfflineError' })
  })
})
