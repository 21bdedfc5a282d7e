import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

const violations = [
  ['rules', 'src/cart/rules/planted-layer.ts', '@/kit/media/picture', 'boundaries(dependencies)'],
  ['rules', 'src/health/cycle/rules/planted-view.ts', 'react', 'no-restricted-imports'],
  ['rules', 'src/kit/rules/planted-message.ts', '@/cart/words/cart-toast', 'boundaries(dependencies)'],
  ['what all subjects say', 'src/kit/words/planted-layer.ts', '@/cart/words/cart-toast', 'boundaries(dependencies)'],
  ['what all subjects say', 'src/kit/words/planted-catalogue.ts', '#words/cart/cart', 'boundaries(dependencies)'],
  ['rules', 'src/cart/rules/planted-catalogue.ts', '#words/cart/cart', 'boundaries(dependencies)'],
  ['words', 'src/cart/words/planted-layer.ts', '@/store/db', 'boundaries(dependencies)'],
  ['words', 'src/app/home/words/planted-view.ts', 'react', 'no-restricted-imports'],
  ['a room’s store', 'src/health/cycle/store/planted-layer.ts', '@/kit/media/picture', 'boundaries(dependencies)'],
  ['the store', 'src/store/planted-layer.ts', '@/kit/media/picture', 'boundaries(dependencies)'],
  ['the kit', 'src/kit/planted-layer.ts', '@/store/db', 'boundaries(dependencies)'],
  ['the kit', 'src/kit/planted-message.ts', '@/cart/words/cart-toast', 'boundaries(dependencies)'],
  ['the kit', 'src/kit/planted-rule.ts', '@/cart/rules/cart', 'boundaries(dependencies)'],
  ['the store', 'src/store/planted-rule.ts', '@/cart/rules/cart', 'boundaries(dependencies)'],
  ['a room', 'src/market/planted-layer.ts', '@/cart', 'boundaries(dependencies)'],
  ['a room’s rules', 'src/market/rules/planted-room.ts', '@/cart/rules/cart', 'boundaries(dependencies)'],
  ['a room’s words', 'src/market/words/planted-room.ts', '#words/cart/cart', 'boundaries(dependencies)'],
  ['screens', 'src/app/screens/planted-layer.ts', '@/store/db', 'boundaries(dependencies)'],
  ['the service worker', 'sw/planted-layer.ts', '../src/kit/media/picture', 'boundaries(dependencies)'],
  [
    'the inside of the sync engine',
    'src/store/session/planted-layer.ts',
    '../sync/outbox/store',
    'no-restricted-imports',
  ],
  [
    'the inside of the sync engine',
    'src/market/planted-layer-2.ts',
    '@/store/sync/pull/pull-all',
    'no-restricted-imports',
  ],
  ['the outbox of a user', 'src/market/planted-layer-3.ts', '@/store/user-db', 'no-restricted-imports'],
] as const

const allowed = [
  ['words', 'src/cart/words/planted-allowed.ts', '@/kit/rules/money'],
  ['words', 'src/kit/words/planted-shared.ts', '@/kit/words/money'],
  ['words', 'src/cart/words/planted-catalogue.ts', '#words/cart/cart'],
  ['the kit', 'src/kit/planted-catalogue.ts', '#words/kit/buttons'],
  ['the kit', 'src/kit/planted-allowed.ts', '@/kit/words/money'],
  ['the kit', 'src/kit/planted-shared.ts', '@/kit/rules/money'],
  ['a room that the list allows', 'src/shops/planted-allowed.ts', '@/cart'],
  ['a room', 'src/market/planted-allowed.ts', '@/store/db'],
  ['a room’s rules', 'src/shops/rules/planted-allowed.ts', '@/cart/rules/cart'],
  ['the app', 'src/app/home/planted-allowed.ts', '@/cart'],
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
  for (const name of ['.oxlintrc.json', 'tsconfig.base.json', 'package.json'])
    cpSync(join(root, name), join(project, name))
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  for (const imported of [
    'src/kit/rules/money.ts',
    'src/cart/rules/cart.ts',
    'src/kit/media/picture.ts',
    'src/kit/words/money.ts',
    'src/cart/words/cart-toast.ts',
    '.words/en/cart/cart.ts',
    '.words/en/kit/buttons.ts',
    'src/store/db.ts',
    'src/cart/index.ts',
  ])
    plant(imported, 'export const planted = 1\n')
  for (const [, path, target] of [...violations, ...allowed]) plant(path, `export * from '${target}'\n`)
  const { stdout } = spawnSync(join(root, 'node_modules', '.bin', 'oxlint'), ['--format=unix'], {
    cwd: project,
    encoding: 'utf8',
  })
  const lines = stdout.split('\n')
  findings = new Map(
    [...violations, ...allowed].map(([, path]) => [path, lines.filter((line) => line.includes(path)).join('\n')]),
  )
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
