import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { openPostgres } from '../../../supabase/local/postgres-database.ts'
import { backendWithUsers } from '../test-backend.ts'

const { backend, users } = await backendWithUsers()

test('errors of the database are printed without the row that it refused', async () => {
  const database = await openPostgres(backend.databaseUrl ?? '')
  const error: unknown = await database.sql
    .query('insert into public.profiles (id, phone) values ($1, $2)', [users.owner.user.id, '+254711000001'])
    .catch((thrown: unknown) => thrown)
  await database.close()
  expect(error).toMatchObject({ code: '23505', detail: expect.stringContaining(users.owner.user.id) })
  expect(inspect(error)).toContain('duplicate key')
  expect(inspect(error)).not.toContain(users.owner.user.id)
})
