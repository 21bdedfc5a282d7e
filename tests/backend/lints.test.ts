import { afterAll, beforeAll, expect, test } from 'vitest'
import { lints } from './lints.ts'
import { startBackend } from './start-backend.ts'
import type { TestBackend } from './start-backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startBackend({ seedFile: null })
})
afterAll(() => backend.close())

const faults = async (asks: string) => (await backend.sql<{ fault: string }>(asks)).map(({ fault }) => fault)

test.each(Object.entries(lints))('%s', async (_promise, { asks }) => {
  expect(await faults(asks)).toEqual([])
})

test.each(Object.entries(lints))('a fault would be seen: %s', async (_promise, { asks, plant, finds }) => {
  await backend.sql('begin')
  try {
    for (const statement of plant) await backend.sql(statement)
    expect(await faults(asks)).toEqual([finds])
  } finally {
    await backend.sql('rollback')
  }
})
