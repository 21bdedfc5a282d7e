import { afterAll, beforeAll, vi } from 'vitest'
import { loadMeanings } from '@/kit/rules/search/load-meanings'

// As the app does before a search.
beforeAll(loadMeanings)

// Unit tests share a process. Without this, the next file would load its modules with the globals and the clock that the
// last test has replaced.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
