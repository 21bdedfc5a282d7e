import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const script = join(import.meta.dirname, 'side-by-side.ts')
const scripts = {
  well: 'echo all is well',
  badly: 'echo a fault; exit 3',
  forever: `node -e "setInterval(() => {}, 1000)"`,
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'comrade-side-by-side-'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (...names: string[]) => spawnSync(process.execPath, [script, ...names], { cwd: folder, encoding: 'utf8' })

it('runs every script, and prints what each said under its name', () => {
  const { status, stdout } = run('well', 'well', 'well')
  expect(status).toBe(0)
  expect(stdout.match(/── well: passed in [\d.]+ s\nall is well\n/g)).toHaveLength(3)
})

it('fails with the first that fails, stops what still runs and starts no other', () => {
  const { status, stdout } = run('badly', 'forever', 'well', 'well')
  expect(status).toBe(1)
  expect(stdout).toMatch(/── badly: FAILED in [\d.]+ s\na fault\n/)
  expect(stdout).not.toContain('forever')
})
