import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { catalogueFile } from '@/data/catalogue-schemas'
import { parseKes } from '@/domain/money'
import { readPhone } from '@/domain/phone'

const entries = v.parse(catalogueFile('roommates'), JSON.parse(readFileSync('public/catalogues/roommates.json', 'utf8'))).items

describe('the roommates catalogue', () => {
  it('has listings and requests, told apart by their id', () => {
    expect(new Set(entries.map((entry) => entry.kind))).toEqual(new Set(['listing', 'request']))
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length)
  })

  it.each(entries.map((entry) => [entry.id, entry] as const))('%s can be written to and names a budget that a student has', (_id, entry) => {
    expect(readPhone(entry.contact)).toMatchObject({ ok: true })
    const amounts = (entry.budget.match(/\d[\d,]*/g) ?? []).map(parseKes)
    expect(amounts.length).toBeGreaterThan(0)
    for (const amount of amounts) {
      expect(amount).toBeGreaterThanOrEqual(2000)
      expect(amount).toBeLessThanOrEqual(30_000)
    }
    expect(amounts, 'from less to more').toEqual([...amounts].sort((a, b) => Number(a) - Number(b)))
  })
})
