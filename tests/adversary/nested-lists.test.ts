import { expect, test } from 'vitest'
import { backendWithUsers } from '../backend/test-backend.ts'

const { backend, users } = await backendWithUsers()

const nested = (levels: number, list = false): unknown =>
  Array.from({ length: levels }).reduce<unknown>((inner) => (list ? [inner] : { a: inner }), 'x')

const columns = await backend.sql<{ name: string; field: string }>(
  `select table_name as name, column_name as field from information_schema.columns where table_schema = 'public' and data_type = 'jsonb'
   and table_name in (select relname from pg_class where relkind = 'r')`,
)

test.each(columns)('a list nested thirteen levels deep is not stored in $name.$field', async ({ name, field }) => {
  const constraints = await backend.sql<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = ('public.' || $1)::regclass`,
    [name],
  )
  expect(constraints.filter(({ definition }) => definition.includes(`is_shallow(${field})`))).toHaveLength(1)
})

test.each([13, 200, 2600])(
  'an admin cannot write a catalogue entry of %i levels, and the campus is pulled as before',
  async (levels) => {
    const pull = async () => (await users.anonymous.rpc('sync', { campus: 'tum' })).error
    for (const list of [false, true]) {
      const { error } = await users.admin.client
        .from('catalogues')
        .insert({ campus: 'tum', name: 'events', entries: [{ id: 'deep', more: nested(levels, list) }] })
      expect(error).not.toBeNull()
    }
    expect(await pull()).toBeNull()
  },
)

test('an entry of the app’s own depth is written', async () => {
  const { error } = await users.admin.client
    .from('catalogues')
    .insert({ campus: 'tum', name: 'events', entries: [{ id: 'usual', more: nested(8) }] })
  expect(error).toBeNull()
})

test('a student cannot write a nested list into a pregnancy record', async () => {
  const row = { pregnancy_start_date: '2026-03-01', due_date: '2026-12-06', current_week: 5 }
  const { error } = await users.owner.client.from('pregnancy_tracking').insert({ ...row, symptoms: [nested(2600)] })
  expect(error).not.toBeNull()
  expect(
    (await users.owner.client.from('pregnancy_tracking').insert({ ...row, symptoms: [nested(4)] })).error,
  ).toBeNull()
})
