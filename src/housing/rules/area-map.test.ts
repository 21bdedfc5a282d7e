import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kes } from '@/kit/rules/money'
import {
  canZoomIn,
  canZoomOut,
  firstFrame,
  frameOfPin,
  isInFrame,
  labelsOf,
  moved,
  pinched,
  pinsOf,
  spotOf,
  zoomed,
  type Frame,
} from './area-map'
import { metresToGate } from './distance'
import { positions } from '#support/housing/rental-samples'

const frames: fc.Arbitrary<Frame> = fc.record({ centre: positions, half: fc.integer({ min: 250, max: 20_000 }) })
const placed = fc
  .array(positions, { maxLength: 30 })
  .map((list) => list.map((position, index) => ({ id: String(index), monthlyPrice: kes(5000 + index), position })))

describe('a spot on the map', () => {
  it('has north at the top and east at the right', () => {
    const frame = { centre: { east: 0, north: 0 }, half: 1000 }
    expect(spotOf(frame, { east: 0, north: 0 })).toEqual({ x: 0.5, y: 0.5 })
    expect(spotOf(frame, { east: 500, north: 1000 })).toEqual({ x: 0.75, y: 0 })
  })

  it('goes with the finger', () => {
    const frame = { centre: { east: 100, north: -300 }, half: 1000 }
    const before = spotOf(frame, { east: 40, north: 50 })
    const after = spotOf(moved(frame, { x: 0.1, y: -0.2 }), { east: 40, north: 50 })
    expect(after.x - before.x).toBeCloseTo(0.1)
    expect(after.y - before.y).toBeCloseTo(-0.2)
  })
})

describe('two fingers', () => {
  const frame = { centre: { east: 100, north: -300 }, half: 1000 }
  const spot = (x: number, y: number) => ({ x, y })

  it('that part zoom in, and what lies between them stays there', () => {
    const closer = pinched(frame, [spot(0.3, 0.4), spot(0.5, 0.4)], [spot(0.2, 0.4), spot(0.6, 0.4)])
    expect(closer.half).toBeCloseTo(500)
    const between = { east: -100, north: -100 }
    expect(spotOf(frame, between)).toEqual({ x: 0.4, y: 0.4 })
    expect(spotOf(closer, between).x).toBeCloseTo(0.4)
    expect(spotOf(closer, between).y).toBeCloseTo(0.4)
  })

  it('that stay where they are, or that change places, change nothing', () => {
    const still = pinched(frame, [spot(0.2, 0.9), spot(0.7, 0.1)], [spot(0.7, 0.1), spot(0.2, 0.9)])
    expect(still.half).toBeCloseTo(frame.half)
    expect(still.centre.east).toBeCloseTo(frame.centre.east)
    expect(still.centre.north).toBeCloseTo(frame.centre.north)
  })

  it('that move together move the frame', () => {
    const along = pinched(frame, [spot(0.2, 0.5), spot(0.4, 0.5)], [spot(0.3, 0.7), spot(0.5, 0.7)])
    const wanted = moved(frame, { x: 0.1, y: 0.2 })
    expect([along.half, along.centre.east, along.centre.north].map(Math.round)).toEqual(
      [wanted.half, wanted.centre.east, wanted.centre.north].map(Math.round),
    )
  })

  it('never zoom beyond the closest and the widest frame', () => {
    const spots = fc.record({
      x: fc.double({ min: 0, max: 1, noNaN: true }),
      y: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(frames, spots, spots, spots, spots, (any, a, b, c, d) => {
        const { half, centre } = pinched(any, [a, b], [c, d])
        expect(half).toBeGreaterThanOrEqual(250)
        expect(half).toBeLessThanOrEqual(20_000)
        expect(Number.isFinite(centre.east + centre.north)).toBe(true)
      }),
    )
  })
})

describe('the pins', () => {
  it('have every rental in the frame once, and never cover one another', () => {
    fc.assert(
      fc.property(frames, placed, (frame, rentals) => {
        const pins = pinsOf(frame, rentals)
        const shown = pins.flatMap((pin) => pin.rentals.map(({ id }) => id)).sort()
        expect(shown).toEqual(
          rentals
            .filter(({ position }) => isInFrame(frame, position))
            .map(({ id }) => id)
            .sort(),
        )
        for (const [index, one] of pins.entries()) {
          for (const other of pins.slice(index + 1))
            expect(Math.abs(one.x - other.x) >= 0.25 || Math.abs(one.y - other.y) >= 0.14).toBe(true)
        }
      }),
    )
  })

  it('of several come apart, or are in one place', () => {
    fc.assert(
      fc.property(frames, placed, (frame, rentals) => {
        for (const pin of pinsOf(frame, rentals)) {
          const closer = frameOfPin(frame, pin)
          if (!closer) continue
          expect(closer.half).toBeLessThan(frame.half)
          for (const { position } of pin.rentals) expect(isInFrame(closer, position)).toBe(true)
        }
      }),
    )
  })

  it('in one place stay together', () => {
    const frame = { centre: { east: 0, north: 0 }, half: 1000 }
    const here = { monthlyPrice: kes(5000), position: { east: 10, north: 10 } }
    const [pin] = pinsOf(frame, [
      { id: 'a', ...here },
      { id: 'b', ...here },
    ])
    expect(pin?.rentals).toHaveLength(2)
    expect(pin && frameOfPin(frame, pin)).toBeNull()
  })
})

describe('the frame', () => {
  it('shows the gate and the nearest rental first', () => {
    fc.assert(
      fc.property(fc.array(positions, { minLength: 1, maxLength: 20 }), (all) => {
        const near = all.filter((position) => metresToGate(position) < 18_000)
        const frame = firstFrame(near)
        expect(frame.centre).toEqual({ east: 0, north: 0 })
        const nearest = near.toSorted((a, b) => metresToGate(a) - metresToGate(b))[0]
        if (nearest) expect(isInFrame(frame, nearest)).toBe(true)
      }),
    )
  })

  it('ends somewhere in both directions', () => {
    let frame = firstFrame([])
    for (let times = 0; times < 12; times++) frame = zoomed(frame, 0.5)
    expect([canZoomIn(frame), canZoomOut(frame)]).toEqual([false, true])
    for (let times = 0; times < 12; times++) frame = zoomed(frame, 2)
    expect([canZoomIn(frame), canZoomOut(frame)]).toEqual([true, false])
  })
})

it('names that would cover others are left out, the last first', () => {
  const frame = { centre: { east: 0, north: 0 }, half: 1000 }
  const names = [
    { id: 'gate', name: 'Gate', at: { east: 0, north: 0 } },
    { id: 'by', name: 'Bus stop', at: { east: 30, north: 30 } },
    { id: 'off', name: 'Market', at: { east: 700, north: 0 } },
  ]
  expect(labelsOf(frame, names).map(({ id }) => id)).toEqual(['gate', 'off'])
})
