import { openDatabase } from '../../../supabase/local/database.ts'
import { serveBackend } from '../open-bench-backend.ts'
import { fill } from './fill.ts'

const size = { users: Number(process.argv[2]), posts: Number(process.argv[3]), items: Number(process.argv[4]) }
const database = await openDatabase(undefined)
await serveBackend({ database: async () => database }, async () => {
  await fill(database.sql, size)
  return {}
})
