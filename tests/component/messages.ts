import { vi } from 'vitest'

/** Removes expected messages from the console mocks, so that they do not fail the test. */
export const dropMessages = (pattern: RegExp): void => {
  for (const log of [console.error, console.warn]) {
    const { calls } = vi.mocked(log).mock
    calls.splice(0, calls.length, ...calls.filter((call) => !pattern.test(call.map(String).join(' '))))
  }
}
