import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { newestMigration } from '../migrations/next-migration'
import { migrationName, shippedProvidersSql } from './shipped-providers'

const root = fileURLToPath(new URL('../..', import.meta.url))

describe('the migration of the shipped providers', () => {
  it('names those of public/catalogues', () => {
    expect(
      newestMigration(join(root, 'supabase', 'migrations'), migrationName),
      '`npm run providers` writes the next migration',
    ).toBe(shippedProvidersSql(root))
  })

  it('names each once, with its campus', () => {
    const lines = shippedProvidersSql(root)
      .split('\n')
      .filter((line) => line.startsWith('  ('))
    expect(lines).toContain(`  ('tum', 'food', 'Mama Rehema Kitchen, Tudor'),`)
    expect(lines.filter((line) => line.includes('Mama Rehema Kitchen'))).toHaveLength(1)
    expect(lines).toContain(`  ('uon', 'drivers', 'uon-driver-boda-kamau'),`)
  })
})
