import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'
import { countAnswers } from './traffic/answers.ts'
import { SlowLink } from './traffic/slow-link.ts'
import { countBodies } from './web/sent.ts'

test('the proxies count what passes, and the slow link passes it on', async () => {
  const target = createServer((_request, response) => response.end('hello'))
  const origin = await listen(target)
  const [bodies, answers, slow] = [countBodies(origin, 1), countAnswers(origin), new SlowLink(origin)]
  const read = async (url: string) => (await fetch(url)).text()
  const [bodiesAt, answersAt] = [await bodies.listen(), await answers.listen()]
  await Promise.all([read(`${bodiesAt}/a.js`), read(`${answersAt}/a.js`), read(`${answersAt}/rest/v1/items`)])
  await bodies.atRest(10)
  expect(bodies.take()).toEqual([{ path: '/a.js', bytes: 5 }])
  expect(bodies.take()).toEqual([])
  expect(answers.take()).toMatchObject([{ method: 'GET', path: '/rest/v1/items' }])
  expect(await read(await slow.listen())).toBe('hello')
  for (const each of [bodies, answers, slow, target]) each.close()
})
