import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

const violations = [
  ['domain', 'src/domain/planted-layer.ts', '@/ui/media/picture', 'boundaries(dependencies)'],
  ['domain', 'src/domain/planted-view.ts', 'react', 'no-restricted-imports'],
  ['domain', 'src/domain/planted-message.ts', '@/messages/cart/cart-toast', 'boundaries(dependencies)'],
  ['what all subjects say', 'src/messages/shared/planted-layer.ts', '@/messages/cart/cart-toast', 'boundaries(dependencies)'],
  ['messages', 'src/messages/planted-layer.ts', '@/data/db', 'boundaries(dependencies)'],
  ['messages', 'src/messages/planted-view.ts', 'react', 'no-restricted-imports'],
  ['data', 'src/data/planted-layer.ts', '@/ui/media/picture', 'boundaries(dependencies)'],
  ['ui', 'src/ui/planted-layer.ts', '@/data/db', 'boundaries(dependencies)'],
  ['ui', 'src/ui/planted-message.ts', '@/messages/cart/cart-toast', 'boundaries(dependencies)'],
  ['ui', 'src/ui/planted-rule.ts', '@/domain/cart/cart', 'boundaries(dependencies)'],
  ['a feature', 'src/features/home/planted-layer.ts', '@/features/cart', 'boundaries(dependencies)'],
  ['routes', 'src/routes/-planted-layer.ts', '@/data/db', 'boundaries(dependencies)'],
  ['the service worker', 'sw/planted-layer.ts', '../src/ui/media/picture', 'boundaries(dependencies)'],
  ['the inside of the sync engine', 'src/data/session/planted-layer.ts', '../sync/outbox/store', 'no-restricted-imports'],
  ['the inside of the sync engine', 'src/features/home/planted-layer-2.ts', '@/data/sync/pull/pull-all', 'no-restricted-imports'],
  ['the outbox of a user', 'src/features/home/planted-layer-3.ts', '@/data/user-db', 'no-restricted-imports'],
] as const

const allowed = [
  ['messages', 'src/messages/planted-allowed.ts', '@/domain/shared/money'],
  ['messages', 'src/messages/planted-shared.ts', '@/messages/shared/money'],
  ['ui', 'src/ui/planted-allowed.ts', '@/messages/shared/money'],
  ['ui', 'src/ui/planted-shared.ts', '@/domain/shared/money'],
  ['the data layer', 'src/data/planted-allowed.ts', '@/messages/cart/cart-toast'],
  ['a feature', 'src/features/home/planted-allowed.ts', '@/data/db'],
  ['a feature', 'src/features/home/planted-message.ts', '@/messages/cart/cart-toast'],
] as const

/** A separate project with the same rules, so that the planted files affect nothing else. */
let project: string
/** What the linter says, by file. */
let findings: ReadonlyMap<string, string>

const plant = (path: string, source: string): void => {
  const file = join(project, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, source)
}

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'comrade-layers-'))
  for (const name of ['.oxlintrc.json', 'tsconfig.base.json']) cpSync(join(root, name), join(project, name))
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  for (const imported of ['src/domain/shared/money.ts', 'src/domain/cart/cart.ts', 'src/ui/media/picture.ts', 'src/messages/shared/money.ts', 'src/messages/cart/cart-toast.ts', 'src/data/db.ts', 'src/features/cart/index.ts']) plant(imported, 'export const planted = 1\n')
  for (const [, path, target] of [...violations, ...allowed]) plant(path, `export * from '${target}'\n`)
  const { stdout } = spawnSync(join(root, 'node_modules', '.bin', 'oxlint'), ['--format=unix'], { cwd: project, encoding: 'utf8' })
  const lines = stdout.split('\n')
  findings = new Map([...violations, ...allowed].map(([, path]) => [path, lines.filter((line) => line.includes(path)).join('\n')]))
}, 60_000)
afterAll(() => rmSync(project, { recursive: true, force: true }))

describe('the layers', () => {
  it.each(violations)('%s may not import upwards or sideways (%s → %s)', (_layer, path, _target, rule) => {
    expect(findings.get(path)).toContain(rule)
  })

  it.each(allowed)('let %s import downwards (%s → %s)', (_layer, path) => {
    expect(findings.get(path)).toBe('')
  })
})
