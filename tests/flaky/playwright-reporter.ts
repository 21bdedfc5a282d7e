import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { addFlaky } from './flaky-list.ts'

/** Lists the tests that passed only on a retry. Playwright asks for a default export. */
export default class FlakyReporter implements Reporter {
  #tests: TestCase[] = []

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests()
  }

  onEnd(): void {
    const flaky = this.#tests.filter((test) => test.outcome() === 'flaky')
    addFlaky(flaky.map((test) => test.titlePath().filter(Boolean).join(' > ')))
  }
}
