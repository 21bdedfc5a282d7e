import { expect, it } from 'vitest'
import { nextMigration } from './next-migration'

it('the next migration comes after all others, also where their times lie ahead', () => {
  const at = (existing: readonly string[]) =>
    nextMigration(existing, 'shipped_providers', new Date('2026-12-01T08:00:05Z'))
  expect(at(['20261128230300_known_providers.sql'])).toBe('20261201080005_shipped_providers.sql')
  expect(at(['20270101000009_later.sql'])).toBe('20270101000010_shipped_providers.sql')
  expect(at(['20261201080005_shipped_providers.sql'])).toBe('20261201080006_shipped_providers.sql')
})
