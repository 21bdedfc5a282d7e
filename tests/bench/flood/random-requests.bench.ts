import { expect, test } from 'vitest'
import { sendRandomRequests } from '../../adversary/random-requests.ts'
import { emptyBackend } from '../../backend/test-backend.ts'

// `npm run bench:flood`: the server of this process gets 50,000 raw requests, of which `npm test` sends the first
// 2,000.

const backend = await emptyBackend()

test('50,000 random requests end no process, and need bounded time and memory', async () => {
  const { unexpected, growthMB, slowestMs } = await sendRandomRequests(backend, 50_000)
  console.log(
    `50,000 random requests: the slowest took ${Math.round(slowestMs)} ms, the process grew by ${Math.round(growthMB)} MB`,
  )
  expect(unexpected).toEqual([])
  expect(growthMB).toBeLessThan(1000)
  expect((await backend.anonClient().from('campuses').select('slug')).data).toEqual([{ slug: 'tum' }])
})
