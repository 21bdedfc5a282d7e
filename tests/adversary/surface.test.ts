import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend } from '../backend/start-backend.ts'
import type { TestBackend } from '../backend/start-backend.ts'
import { checks } from './checks.ts'
import { readSurface } from './surface.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startBackend({ seedFile: null })
})
afterAll(() => backend.close())

const findings = async (name: keyof typeof checks) => checks[name](await readSurface((sql) => backend.sql(sql)))
const names = Object.keys(checks).filter((name): name is keyof typeof checks => name in checks)

test.each(names)('%s', async (name) => {
  expect(await findings(name)).toEqual([])
})
