import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

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
  // The module caches loaded articles.
  vi.resetModules()
  vi.stubGlobal('fetch', served)
})
afterEach(() => {
  vi.unstubAllGlobals()
  served.mockReset()
})

describe('an article', () => {
  it('is fetched once', async () => {
    served.mockImplementation(async () => Response.json(article))
    const { loadArticle } = await import('./articles')
    expect(await loadArticle('menstrual-cycle')).toEqual(article)
    await loadArticle('menstrual-cycle')
    expect(served).toHaveBeenCalledTimes(1)
    expect(served).toHaveBeenCalledWith('/education/menstrual-cycle.json', expect.anything())
  })

  it('is fetched in the language of the build', async () => {
    vi.doMock('#words/kit/built-language', () => import('#words-sw/kit/built-language'))
    onTestFinished(() => vi.doUnmock('#words/kit/built-language'))
    served.mockImplementation(async () => Response.json(article))
    await load()
    expect(served).toHaveBeenCalledWith('/education/sw/menstrual-cycle.json', expect.anything())
  })

  it('drops only the blocks that this version does not know', async () => {
    served.mockImplementation(async () =>
      Response.json(withBlocks({ type: 'video' }, paragraph, null, { type: 'list', items: [] })),
    )
    expect(await load()).toEqual(withBlocks(paragraph))
  })

  it.each([
    ['has another version', () => Response.json({ ...article, version: 2 })],
    ['names no source', () => Response.json({ ...article, sources: [] })],
    ['is not JSON', () => new Response('<!doctype html>')],
    ['does not exist', () => new Response('', { status: 404 })],
  ])('is rejected when it %s, and fetched again next time', async (_what, response) => {
    served.mockImplementation(async () => response())
    await expect(load()).rejects.toMatchObject({ name: 'UnexpectedAnswerError' })
    served.mockImplementation(async () => Response.json(article))
    expect(await load()).toEqual(article)
  })

  it('throws OfflineError without a network', async () => {
    served.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(load()).rejects.toMatchObject({ name: 'OfflineError' })
  })
})
