import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { migrationsFolder, startBackend } from './start-backend'

test('two backends can prepare the same database at the same time', async () => {
  const migrations = await migrationsFolder({
    '20260101000000_one.sql': `create table public.one (id int); -- ${randomUUID()}`,
  })
  try {
    const options = { migrationsDir: migrations.path, seedFile: null }
    const started = await Promise.allSettled([startBackend(options), startBackend(options)])
    for (const backend of started) if (backend.status === 'fulfilled') await backend.value.close()
    expect(started.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  } finally {
    await migrations.remove()
  }
}, 120_000)
