import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { PlainDatabase } from './plain-database.ts'

/**
 * The address of a new database in a server, copied from a template that is made once a server and name.
 *
 * @param make fills the template.
 */
export async function databaseFrom(server: string, template: string, make: (database: PlainDatabase) => Promise<void>): Promise<string> {
  const owner = postgres(`${server}/postgres`, { max: 1, onnotice: () => {} })
  try {
    const known = await owner`select from pg_database where datname = ${template}`
    if (known.length === 0) await makeTemplate(owner, server, template, make)
    const name = `test_${randomUUID().replaceAll('-', '')}`
    await owner.unsafe(`create database ${name} template ${template}`)
    return `${server}/${name}`
  } finally {
    await owner.end()
  }
}

async function makeTemplate(owner: postgres.Sql, server: string, template: string, make: (database: PlainDatabase) => Promise<void>): Promise<void> {
  const draft = `${template}_draft`
  await owner.unsafe(`drop database if exists ${draft}`)
  await owner.unsafe(`create database ${draft} template template0`)
  await make(new PlainDatabase(`${server}/${draft}`))
  await owner.unsafe(`alter database ${draft} rename to ${template}`)
}
