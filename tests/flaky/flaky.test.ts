import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

// The first test fails once, the second never.
const vitestFile = `
import { test } from 'vitest'
let runs = 0
test('fails once', () => { if (runs++ === 0) throw new Error('planted') })
test('passes at once', () => {})
`
const playwrightFile = `
import { test } from '@playwright/test'
test('fails once', ({}, { retry }) => { if (retry === 0) throw new Error('planted') })
test('passes at once', () => {})
`

let folder: string
beforeAll(() => {
  // Inside the project, so that its packages are found.
  mkdirSync(join(root, 'supabase/.temp'), { recursive: true })
  folder = mkdtempSync(join(root, 'supabase/.temp/flaky-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a command with a list of its own, then prints that list as `npm test` does at its end. */
const runAndPrint = (list: string, ...args: string[]) => {
  const options = {
    cwd: folder,
    encoding: 'utf8' as const,
    env: { PATH: process.env['PATH'], COMRADE_FLAKY_LIST: join(folder, list) },
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
  const { stdout: printed } = spawnSync(process.execPath, [join(root, 'tests/flaky/print.ts')], options)
  return { status, output: stdout + stderr, printed }
}

it('a component test that passes on a retry is listed', () => {
  writeFileSync(join(folder, 'a.test.ts'), vitestFile)
  const reporter = join(root, 'tests/flaky/vitest-reporter.ts')
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `import { flakyReporter } from '${reporter}'\nexport default { test: { name: 'component', retry: 2, reporters: ['default', flakyReporter] } }`,
  )
  const { status, output, printed } = runAndPrint('vitest.txt', join(root, 'node_modules/vitest/vitest.mjs'), 'run')
  expect(status, output).toBe(0)
  expect(printed).toBe('\n1 flaky\n  flaky: [component] a.test.ts > fails once\n')
})

it('an end-to-end test that passes on a retry is listed', () => {
  writeFileSync(join(folder, 'a.spec.ts'), playwrightFile)
  const reporter = join(root, 'tests/flaky/playwright-reporter.ts')
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    `export default { retries: 2, reporter: [['list'], ['${reporter}']], projects: [{ name: 'phone', testMatch: '*.spec.ts' }] }`,
  )
  const { status, output, printed } = runAndPrint(
    'playwright.txt',
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
  )
  expect(status, output).toBe(0)
  expect(printed).toBe('\n1 flaky\n  flaky: phone > a.spec.ts > fails once\n')
})

it('a run without one says so', () => {
  expect(runAndPrint('none.txt', '--version').printed).toBe('\n0 flaky\n')
})
