import { startHttpServer } from '../../../supabase/local/http-server.ts'
import { openBackend } from '../../../supabase/local/open-backend.ts'
import { places } from '../../../supabase/local/places.ts'
import { callScheduledFunctions } from '../../../supabase/local/scheduled-functions.ts'
import { loadSettings } from '../../../supabase/local/settings.ts'

// Runs the embedded backend with the given number of accounts, in its own process until its standard input closes. It
// prints its URL, its keys and the accounts as one line of JSON.

const accounts = Number(process.argv[2])
const http = await startHttpServer({ port: 0, host: '127.0.0.1' })
const backend = await openBackend({
  migrationsDir: places.migrations,
  seedFile: places.seed,
  siteUrl: http.origin,
  settings: await loadSettings(places.config),
  showEmail: () => {},
})
const users = await backend.query<{ id: string }>(
  `insert into auth.users (id, aud, role, email, created_at, email_confirmed_at)
   select gen_random_uuid(), 'authenticated', 'authenticated', 'student' || n || '@students.example', now() - interval '60 days', now()
   from generate_series(1, $1) as n returning id`,
  [accounts],
)
http.attach({ backend: (request) => backend.fetch(request), frontend: (_request, response) => response.writeHead(404).end() })
const stop = callScheduledFunctions((request) => backend.fetch(request), http.origin, backend.keys.secret)
console.log(JSON.stringify({ url: http.origin, keys: backend.keys, users: users.map(({ id }) => id) }))
process.stdin.resume().once('close', () => {
  stop()
  void http.close().then(() => backend.close())
})
