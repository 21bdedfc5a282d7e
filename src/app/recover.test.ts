import { afterEach, expect, test, vi } from 'vitest'
import { failedImports, isMissingChunk, markMissingChunk } from './recover'

afterEach(() => vi.useRealTimers())

test('a failed import is marked, and screens are drawn again once React no longer holds anything back', () => {
  vi.useFakeTimers()
  const [error, before] = [
    new TypeError('Failed to fetch dynamically imported module: /assets/profile-1.js'),
    failedImports.getState(),
  ]
  markMissingChunk(error)
  expect(isMissingChunk(error)).toBe(true)
  expect(error.message).toMatch(/^A part of the app could not be loaded/)
  vi.advanceTimersByTime(300)
  expect(failedImports.getState()).toBe(before)
  vi.advanceTimersByTime(300)
  expect(failedImports.getState()).toBe(before + 1)
})
