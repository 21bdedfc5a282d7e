import { describe, expect, it } from 'vitest'
import { kes } from '@/kit/rules/money'
import { bookingMessage, inquiryMessage } from './rental'
import { baths, beds } from '#words/housing/rental-facts'

it('formats counts', () => {
  expect([beds({ count: 1 }), beds({ count: 2 }), baths({ count: 1 }), baths({ count: 2 })]).toEqual([
    '1 bed',
    '2 beds',
    '1 bath',
    '2 baths',
  ])
})

describe('the chat messages', () => {
  const rental = { title: 'Quiet Bedsitter, Tudor Four', monthlyPrice: kes(8500), location: 'Tudor Four' }

  it('ask whether a listing is available', () => {
    expect(inquiryMessage(rental)).toBe(
      'Hello! I am interested in the listing "Quiet Bedsitter, Tudor Four" at KSh 8,500 per month in Tudor Four. Is it still available? Thank you!',
    )
  })

  it('leave out a blank location', () => {
    expect(inquiryMessage({ ...rental, location: ' ' })).toBe(
      'Hello! I am interested in the listing "Quiet Bedsitter, Tudor Four" at KSh 8,500 per month. Is it still available? Thank you!',
    )
  })

  it('ask to book a listing', () => {
    expect(bookingMessage(rental)).toBe(
      'Hello! I would like to book "Quiet Bedsitter, Tudor Four" at KSh 8,500 per month. Please confirm the booking process. Thank you!',
    )
  })

  it('stay on one line and in reading order even if a listing has line breaks and marks', () => {
    const odd = { title: 'Room\n\n\u202eKSh 1\u202c per month', monthlyPrice: kes(8500), location: 'Tudor\r\nFour' }
    expect(inquiryMessage(odd)).toContain('"Room KSh 1 per month" at KSh 8,500 per month in Tudor Four.')
    expect(bookingMessage(odd)).not.toContain('\n')
  })
})
