import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One line a test. Test runners append to it; it lasts from one `npm test` to the next. */
const file =
  process.env['COMRADE_FLAKY_LIST'] ?? join(import.meta.dirname, '../../node_modules/.cache/comrade-flaky.txt')

export const clearFlaky = (): void => rmSync(file, { force: true })

export const addFlaky = (names: readonly string[]): void => {
  if (names.length === 0) return
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, names.map((name) => `${name}\n`).join(''))
}

export const readFlaky = (): string[] => (existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [])
