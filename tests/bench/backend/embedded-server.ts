import { startHttpServer } from '../../../supabase/local/http-server.ts'
import { openDatabase } from '../../../supabase/local/database.ts'
import { openBackend } from '../../../supabase/local/open-backend.ts'
import { places } from '../../../supabase/local/places.ts'
import { loadSettings } from '../../../supabase/local/settings.ts'
import { fill } from './fill.ts'

// Runs the embedded backend, filled, in its own process until its standard input closes. It prints its URL and its keys as
// one line of JSON.

const size = { users: Number(process.argv[2]), posts: Number(process.argv[3]), items: Number(process.argv[4]) }
const http = await startHttpServer({ port: 0, host: '127.0.0.1' })
const database = await openDatabase(undefined)
const backend = await openBackend({
  migrationsDir: places.migrations,
  siteUrl: http.origin,
  settings: await loadSettings(places.config),
  showEmail: () => {},
  database: async () => database,
})
await fill(database.sql, size)
http.attach({ backend: (request) => backend.fetch(request), frontend: (_request, response) => response.writeHead(404).end() })
console.log(JSON.stringify({ url: http.origin, keys: backend.keys }))
process.stdin.resume().once('close', () => void http.close().then(() => backend.close()))
