import { describe, expect, it } from 'vitest'
import { detailsAt, withDetails } from './seller-details'

const phone = '0712 345 678'
const atTudor = withDetails(undefined, { phone, location: 'Tudor' }, 'tum')

describe('what is remembered of a seller', () => {
  it('is the number everywhere, and a place at its campus alone', () => {
    expect(detailsAt(atTudor, 'tum')).toEqual({ phone, location: 'Tudor' })
    expect(detailsAt(atTudor, 'uon')).toEqual({ phone, location: '' })
  })

  it('is the latest at each campus, whatever was written at another since', () => {
    const both = withDetails(atTudor, { phone: '0700 000 001', location: 'Ngara' }, 'uon')
    expect(detailsAt(both, 'uon')).toEqual({ phone: '0700 000 001', location: 'Ngara' })
    expect(detailsAt(both, 'tum')).toEqual({ phone: '0700 000 001', location: 'Tudor' })
    expect(detailsAt(withDetails(both, { phone, location: '' }, 'tum'), 'tum')).toEqual({ phone, location: '' })
  })

  it('is nothing before the first listing, nor from what cannot be read', () => {
    for (const stored of [undefined, null, 'Tudor', { phone: 7 }]) expect(detailsAt(stored, 'tum')).toBeNull()
    expect(withDetails('Tudor', { phone, location: 'Tudor' }, 'tum')).toEqual(atTudor)
  })

  it('from versions that knew one place, is that of the first campus', () => {
    const old = { phone, location: 'Tudor' }
    expect(detailsAt(old, 'tum')).toEqual({ phone, location: 'Tudor' })
    expect(detailsAt(old, 'uon')).toEqual({ phone, location: '' })
    expect(detailsAt(withDetails(old, { phone, location: 'Ngara' }, 'uon'), 'tum')).toEqual({
      phone,
      location: 'Tudor',
    })
  })

  it('has no place at a campus that is named like what every object has', () => {
    expect(detailsAt(atTudor, 'constructor')).toEqual({ phone, location: '' })
  })
})
