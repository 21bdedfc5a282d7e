import { expect, test } from 'vitest'
import { checks } from './checks.ts'
import { readSurface } from './surface.ts'
import { emptyBackend } from '../backend/test-backend.ts'

const backend = await emptyBackend()

const findings = async (name: keyof typeof checks) => checks[name](await readSurface((sql) => backend.sql(sql)))
const names = Object.keys(checks).filter((name): name is keyof typeof checks => name in checks)

test.each(names)('%s', async (name) => {
  expect(await findings(name)).toEqual([])
})
