import { databaseFrom } from '../../backend/plain-postgres/databases.ts'
import { startCluster } from '../../backend/plain-postgres/cluster.ts'
import { PostgresDatabase } from '../../../supabase/local/postgres-database.ts'
import { openBenchBackend } from '../open-bench-backend.ts'

/** Starts a PostgreSQL server with a database that has the project's migrations. @param serverSettings `name=value` */
export const startPlainBackend = async (serverSettings: readonly string[] = []) => {
  const cluster = await startCluster({ settings: serverSettings })
  const migrate = async (empty: PostgresDatabase) =>
    (await openBenchBackend('http://localhost', { database: async () => empty })).close()
  const url = await databaseFrom(cluster.url, 'bench', migrate)
  const database = new PostgresDatabase(url)
  return {
    url,
    cluster,
    sql: database.sql,
    async close() {
      await database.close()
      await cluster.stop()
    },
  }
}
