// `npm run providers`: writes the next migration that tells the database which providers the shipped lists name.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { newestShippedProviders, nextShippedProviders, shippedProvidersSql } from './shipped-providers.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const sql = shippedProvidersSql(root)

if (sql === newestShippedProviders(root)) console.log('The newest migration names all providers of public/catalogues.')
else {
  const file = nextShippedProviders(root, new Date())
  writeFileSync(file, sql)
  console.log(`Wrote ${file}`)
}
