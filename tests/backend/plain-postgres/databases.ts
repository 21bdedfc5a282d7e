import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { PostgresDatabase } from '../../../supabase/local/postgres-database.ts'

/**
 * Creates a database from a template, which is created once per server and name.
 *
 * @param make fills the template and closes the connection.
 * @returns the URL of the new database.
 */
export async function databaseFrom(
  server: string,
  template: string,
  make: (database: PostgresDatabase) => Promise<void>,
): Promise<string> {
  const owner = postgres(`${server}/postgres`, { max: 1, onnotice: () => {} })
  try {
    // Test files run at once, and only one may make the template. Closing the connection releases the lock.
    await owner`select pg_advisory_lock(hashtext(${template}))`
    const existing = await owner`select from pg_database where datname = ${template}`
    if (existing.length === 0) await makeTemplate(owner, server, template, make)
    await owner`select pg_advisory_unlock(hashtext(${template}))`
    const name = `test_${randomUUID().replaceAll('-', '')}`
    await owner.unsafe(`create database ${name} template ${template}`)
    return `${server}/${name}`
  } finally {
    await owner.end()
  }
}

async function makeTemplate(
  owner: postgres.Sql,
  server: string,
  template: string,
  make: (database: PostgresDatabase) => Promise<void>,
): Promise<void> {
  const unfinished = `${template}_draft`
  await owner.unsafe(`drop database if exists ${unfinished}`)
  await owner.unsafe(`create database ${unfinished} template template0`)
  await make(new PostgresDatabase(`${server}/${unfinished}`))
  await owner.unsafe(`alter database ${unfinished} rename to ${template}`)
}
