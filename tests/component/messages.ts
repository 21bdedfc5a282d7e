import { vi } from 'vitest'

/** Takes expected messages off the record of the console. */
export const dropMessages = (pattern: RegExp): void => {
  for (const log of [console.error, console.warn]) {
    const { calls } = vi.mocked(log).mock
    calls.splice(0, calls.length, ...calls.filter((call) => !pattern.test(call.map(String).join(' '))))
  }
}

/** For after each test of screens whose code the router loads late: React warns about how the router waits for it. */
export const dropLateScreenMessages = (): void => dropMessages(/This library called use\(\) to suspend in a previous render/)
