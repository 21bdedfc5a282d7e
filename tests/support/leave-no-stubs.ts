import { afterAll, vi } from 'vitest'

// Unit tests share a process. Without this, the next file would load its modules with the globals and the clock that the
// last test has replaced.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
