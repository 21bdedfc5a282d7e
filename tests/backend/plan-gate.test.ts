import { describe, expect, test } from 'vitest'
import { parse } from 'valibot'
import { faultsOf, planSchema, scansOf } from '../bench/backend/plan-gate.ts'

const counts = new Map([['gossip_posts', 200_000], ['rentals', 40]])
const limits = { large: 10_000, discarded: 1000 }

/** A plan as the server writes it: a limit over a join, whose inner side reads a table somehow. */
const planWith = (scan: Record<string, unknown>) =>
  parse(planSchema, {
    'Query Text': 'select …',
    Plan: {
      'Node Type': 'Limit',
      'Startup Cost': 0.42,
      Plans: [{ 'Node Type': 'Nested Loop', Plans: [{ 'Node Type': 'Result' }, { 'Parent Relationship': 'Inner', 'Actual Rows': 3, 'Actual Loops': 1, ...scan }] }],
    },
  })
const faults = (scan: Record<string, unknown>) => faultsOf(scansOf(planWith(scan).Plan), counts, limits)

describe('the gate on plans', () => {
  test('refuses a sequential scan over a large table, however deep in the plan', () => {
    expect(faults({ 'Node Type': 'Seq Scan', 'Relation Name': 'gossip_posts' })).toEqual(['a sequential scan over gossip_posts, which has 200000 rows'])
  })

  test('lets a small table be read from one end to the other', () => {
    expect(faults({ 'Node Type': 'Seq Scan', 'Relation Name': 'rentals' })).toEqual([])
  })

  test('lets a large table be read by an index', () => {
    expect(faults({ 'Node Type': 'Index Scan', 'Relation Name': 'gossip_posts', 'Index Name': 'gossip_posts_rev', 'Rows Removed by Filter': 12 })).toEqual([])
  })

  test('refuses an index that is read for rows to be thrown away, counted over all loops', () => {
    const scan = { 'Node Type': 'Index Scan', 'Relation Name': 'gossip_posts', 'Index Name': 'gossip_posts_rev', 'Rows Removed by Filter': 400 }
    expect(faults(scan)).toEqual([])
    expect(faults({ ...scan, 'Actual Loops': 500 })).toEqual(['200000 rows of gossip_posts read for nothing'])
  })
})
