import { databaseFrom } from '../../backend/plain-postgres/databases.ts'
import { startCluster } from '../../backend/plain-postgres/cluster.ts'
import { PostgresDatabase } from '../../../supabase/local/postgres-database.ts'
import { openBackend } from '../../../supabase/local/open-backend.ts'
import { places } from '../../../supabase/local/places.ts'
import { loadSettings } from '../../../supabase/local/settings.ts'

/** Starts a PostgreSQL server with a database that has the project's migrations. @param serverSettings `name=value` */
export const startPlainBackend = async (serverSettings: readonly string[] = []) => {
  const settings = await loadSettings(places.config)
  const cluster = await startCluster({ settings: serverSettings })
  const migrate = async (empty: PostgresDatabase) =>
    (await openBackend({ migrationsDir: places.migrations, siteUrl: 'http://localhost', settings, showEmail: () => {}, database: async () => empty })).close()
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
