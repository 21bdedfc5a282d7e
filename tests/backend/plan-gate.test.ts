import { describe, expect, test } from 'vitest'
import { parse } from 'valibot'
import { faultsOf, planSchema, scansOf } from '../bench/backend/plan-gate.ts'

const counts = new Map([
  ['gossip_posts', 200_000],
  ['rentals', 40],
])
const limits = { large: 10_000, discarded: 1000 }

/** A plan in the server's format: a limit over a join, with the given scan on its inner side. */
const planWith = (scan: Record<string, unknown>) =>
  parse(planSchema, {
    'Query Text': 'select …',
    Plan: {
      'Node Type': 'Limit',
      'Startup Cost': 0.42,
      Plans: [
        {
          'Node Type': 'Nested Loop',
          Plans: [
            { 'Node Type': 'Result' },
            { 'Parent Relationship': 'Inner', 'Actual Rows': 3, 'Actual Loops': 1, ...scan },
          ],
        },
      ],
    },
  })
const faults = (scan: Record<string, unknown>) => faultsOf(scansOf(planWith(scan).Plan), counts, limits)

describe('the plan gate', () => {
  test('rejects a sequential scan of a large table at any depth', () => {
    expect(faults({ 'Node Type': 'Seq Scan', 'Relation Name': 'gossip_posts' })).toEqual([
      'a sequential scan over gossip_posts, which has 200000 rows',
    ])
  })

  test('accepts a sequential scan of a small table', () => {
    expect(faults({ 'Node Type': 'Seq Scan', 'Relation Name': 'rentals' })).toEqual([])
  })

  test('accepts an index scan of a large table', () => {
    expect(
      faults({
        'Node Type': 'Index Scan',
        'Relation Name': 'gossip_posts',
        'Index Name': 'gossip_posts_rev',
        'Rows Removed by Filter': 12,
      }),
    ).toEqual([])
  })

  test('rejects an index scan that discards many rows over all loops', () => {
    const scan = {
      'Node Type': 'Index Scan',
      'Relation Name': 'gossip_posts',
      'Index Name': 'gossip_posts_rev',
      'Rows Removed by Filter': 400,
    }
    expect(faults(scan)).toEqual([])
    expect(faults({ ...scan, 'Actual Loops': 500 })).toEqual(['200000 rows of gossip_posts read for nothing'])
  })
})
