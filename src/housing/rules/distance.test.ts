import { describe, expect, it } from 'vitest'
import { distanceOf, minutesToGate } from './distance'

const at = (east: number, north: number) => ({ east, north })

describe('the distance to the gate', () => {
  it('is what the landlord says, whatever the map says', () => {
    expect(distanceOf({ walkingMinutes: 7, position: at(9000, 0) })).toEqual({ kind: 'walk', minutes: 7 })
  })

  it('is estimated from the place, as paths are longer than the straight line', () => {
    expect(distanceOf({ walkingMinutes: null, position: at(0, 800) })).toEqual({ kind: 'estimated-walk', minutes: 13 })
    expect(distanceOf({ walkingMinutes: null, position: at(0, 0) })).toEqual({ kind: 'estimated-walk', minutes: 1 })
  })

  it('is no walk when it would take more than an hour', () => {
    expect(distanceOf({ walkingMinutes: null, position: at(3000, -4000) })).toEqual({ kind: 'ride', metres: 5000 })
  })

  it('can be unknown', () => {
    expect(distanceOf({ walkingMinutes: null, position: null })).toBeNull()
    expect(minutesToGate({ walkingMinutes: null, position: null })).toBeNull()
  })
})
