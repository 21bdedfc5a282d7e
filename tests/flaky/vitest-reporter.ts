import type { Reporter } from 'vitest/node'
import { addFlaky } from './flaky-list.ts'

/** Lists the tests that passed only on a retry. */
export const flakyReporter: Reporter = {
  onTestRunEnd: (modules) => {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const flaky = tests.filter((test) => test.diagnostic()?.flaky)
    addFlaky(
      flaky.map((test) => `[${test.project.name || 'vitest'}] ${test.module.relativeModuleId} > ${test.fullName}`),
    )
  },
}
