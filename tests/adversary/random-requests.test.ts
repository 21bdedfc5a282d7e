import { expect, test, vi } from 'vitest'
import { sendRandomRequests } from './random-requests.ts'
import { emptyBackend } from '../backend/test-backend.ts'

const backend = await emptyBackend()

test(
  '2,000 random requests are answered by 2xx, 4xx or nothing, and the next one as always',
  { timeout: 120_000 },
  async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { unexpected, growthMB } = await sendRandomRequests(backend, 2000)
    expect(unexpected).toEqual([])
    expect(reported.mock.calls).toEqual([])
    expect(growthMB).toBeLessThan(500)
    reported.mockRestore()
    expect((await backend.anonClient().from('campuses').select('slug')).data).toEqual([{ slug: 'tum' }])
  },
)
