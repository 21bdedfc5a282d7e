import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultShape } from './phases'
import { phaseArcs, pointOnRing } from './ring'

describe('the ring of a cycle', () => {
  it('shows each phase on its days', () => {
    expect(phaseArcs(defaultShape)).toEqual([
      { phase: 'menstrual', from: 1, days: 5 },
      { phase: 'follicular', from: 6, days: 8 },
      { phase: 'ovulation', from: 14, days: 3 },
      { phase: 'luteal', from: 17, days: 12 },
    ])
  })

  it('has no gap or overlap for any shape', () => {
    const shapes = fc.record({
      length: fc.integer({ min: 15, max: 90 }),
      periodLength: fc.integer({ min: 1, max: 15 }),
      lutealLength: fc.integer({ min: 10, max: 16 }),
    })
    fc.assert(
      fc.property(shapes, (shape) => {
        let next = 1
        for (const { from, days } of phaseArcs(shape)) {
          expect(from).toBe(next)
          next += days
        }
        expect(next).toBe(shape.length + 1)
      }),
    )
  })

  it('has the first day at the beginning, and late days at the end', () => {
    expect(pointOnRing(1, defaultShape)).toBeCloseTo(0.5 / 28)
    expect(pointOnRing(28, defaultShape)).toBeCloseTo(27.5 / 28)
    expect(pointOnRing(40, defaultShape)).toBe(pointOnRing(28, defaultShape))
  })
})
