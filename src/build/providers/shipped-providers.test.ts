import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { newestShippedProviders, nextMigration, shippedProvidersSql } from './shipped-providers'

const root = fileURLToPath(new URL('../../..', import.meta.url))

describe('the migration of the shipped providers', () => {
  it('names those of public/catalogues', () => {
    expect(newestShippedProviders(root), '`npm run providers` writes the next migration').toBe(shippedProvidersSql(root))
  })

  it('names each once, with its campus', () => {
    const lines = shippedProvidersSql(root).split('\n').filter((line) => line.startsWith('  ('))
    expect(lines).toContain(`  ('tum', 'food', 'Mama Rehema Kitchen, Tudor'),`)
    expect(lines.filter((line) => line.includes('Mama Rehema Kitchen'))).toHaveLength(1)
    expect(lines).toContain(`  ('uon', 'drivers', 'uon-driver-boda-kamau'),`)
  })

  it('comes after all others, also where their times lie ahead', () => {
    expect(nextMigration(['20261128230300_known_providers.sql'], new Date('2026-12-01T08:00:05Z'))).toBe('20261201080005_shipped_providers.sql')
    expect(nextMigration(['20270101000009_later.sql'], new Date('2026-12-01T08:00:05Z'))).toBe('20270101000010_shipped_providers.sql')
    expect(nextMigration(['20261201080005_shipped_providers.sql'], new Date('2026-12-01T08:00:05Z'))).toBe('20261201080006_shipped_providers.sql')
  })
})
