import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const planted: string[] = []

/** Lints a file that exists only during the test. */
const lintOf = (path: string, source: string): string => {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, source)
  planted.push(file)
  return spawnSync('npx', ['oxlint', path], { cwd: root, encoding: 'utf8' }).stdout
}

afterEach(() => {
  for (const file of planted.splice(0)) rmSync(file)
})

/** Each case starts the linter again. */
const slow = 60_000

describe('the layers', { timeout: slow }, () => {
  it.each([
    ['domain', 'src/domain/planted-layer.ts', '@/ui/media/picture', 'boundaries(dependencies)'],
    ['domain', 'src/domain/planted-view.ts', 'react', 'no-restricted-imports'],
    ['data', 'src/data/planted-layer.ts', '@/ui/media/picture', 'boundaries(dependencies)'],
    ['ui', 'src/ui/planted-layer.ts', '@/data/db', 'boundaries(dependencies)'],
    ['a feature', 'src/features/home/planted-layer.ts', '@/features/cart', 'boundaries(dependencies)'],
    ['routes', 'src/routes/-planted-layer.ts', '@/data/db', 'boundaries(dependencies)'],
    ['the service worker', 'sw/planted-layer.ts', '../src/ui/media/picture', 'boundaries(dependencies)'],
  ])('%s may not import upwards or sideways (%s → %s)', (_layer, path, target, rule) => {
    expect(lintOf(path, `export * from '${target}'\n`)).toContain(rule)
  })

  it('allow a feature to import the data layer', () => {
    expect(lintOf('src/features/home/planted-allowed.ts', "export * from '@/data/db'\n")).toContain('0 errors')
  })
})
