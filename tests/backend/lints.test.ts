import { expect, test } from 'vitest'
import { lints } from './lints.ts'
import { emptyBackend } from './test-backend.ts'

const backend = await emptyBackend()

const faults = async (query: string) => (await backend.sql<{ fault: string }>(query)).map(({ fault }) => fault)

test.each(Object.entries(lints))('%s', async (_rule, { query }) => {
  expect(await faults(query)).toEqual([])
})

test.each(Object.entries(lints))('a planted fault is found: %s', async (_rule, { query, plant, finds }) => {
  await backend.sql('begin')
  try {
    for (const statement of plant) await backend.sql(statement)
    expect(await faults(query)).toEqual([finds])
  } finally {
    await backend.sql('rollback')
  }
})
