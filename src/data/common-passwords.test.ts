import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const file = { version: 1, passwords: ['123456', 'password'] }

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const served = (...answers: (() => Response)[]) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
  return asked
}

const load = async () => (await import('./common-passwords')).loadCommonPasswords()

test('the list is read once, whoever asks', async () => {
  const asked = served(() => Response.json(file))
  const { loadCommonPasswords } = await import('./common-passwords')
  const [first, second] = await Promise.all([loadCommonPasswords(), loadCommonPasswords()])
  expect(first).toBe(second)
  expect(first.has('password')).toBe(true)
  expect(asked).toEqual(['/lists/common-passwords.json'])
})

test('without a network it says so, and can be asked again', async () => {
  served()
  const { loadCommonPasswords } = await import('./common-passwords')
  await expect(loadCommonPasswords()).rejects.toMatchObject({ name: 'OfflineError' })
  served(() => Response.json(file))
  expect((await loadCommonPasswords()).size).toBe(2)
})

test('the page of a network that wants a payment first is no list', async () => {
  served(() => new Response('<html>Buy a bundle</html>'))
  await expect(load()).rejects.toMatchObject({ name: 'UnexpectedAnswerError' })
})
