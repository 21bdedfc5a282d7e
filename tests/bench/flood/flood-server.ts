import { places } from '../../../supabase/local/places.ts'
import { callScheduledFunctions } from '../../../supabase/local/scheduled-functions.ts'
import { serveBackend } from '../open-bench-backend.ts'

const accounts = Number(process.argv[2])
await serveBackend({ seedFile: places.seed }, async (backend, origin) => {
  const users = await backend.query<{ id: string }>(
    `insert into auth.users (id, aud, role, email, created_at, email_confirmed_at)
     select gen_random_uuid(), 'authenticated', 'authenticated', 'student' || n || '@students.example', now() - interval '60 days', now()
     from generate_series(1, $1) as n returning id`,
    [accounts],
  )
  process.stdin.once(
    'close',
    callScheduledFunctions((request) => backend.fetch(request), origin, backend.keys.secret),
  )
  return { users: users.map(({ id }) => id) }
})
