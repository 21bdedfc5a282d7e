import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const file = { version: 1, passwords: ['123456', 'password'] }

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const serve = (...responses: (() => Response)[]) => {
  const requested: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address)
    const response = responses.shift()
    if (!response) throw new TypeError('Failed to fetch')
    return response()
  })
  return requested
}

const load = async () => (await import('./common-passwords')).loadCommonPasswords()

test('the list is fetched once for concurrent callers', async () => {
  const requested = serve(() => Response.json(file))
  const { loadCommonPasswords } = await import('./common-passwords')
  const [first, second] = await Promise.all([loadCommonPasswords(), loadCommonPasswords()])
  expect(first).toBe(second)
  expect(first.has('password')).toBe(true)
  expect(requested).toEqual(['/lists/common-passwords.json'])
})

test('without a network it throws OfflineError, and the next call tries again', async () => {
  serve()
  const { loadCommonPasswords } = await import('./common-passwords')
  await expect(loadCommonPasswords()).rejects.toMatchObject({ name: 'OfflineError' })
  serve(() => Response.json(file))
  expect((await loadCommonPasswords()).size).toBe(2)
})

test('the page of a captive portal is rejected', async () => {
  serve(() => new Response('<html>Buy a bundle</html>'))
  await expect(load()).rejects.toMatchObject({ name: 'UnexpectedAnswerError' })
})
