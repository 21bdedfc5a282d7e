import { expect, it } from 'vitest'
import { kes, zeroKes } from '@/kit/rules/money'
import { phoneDigits } from '@/kit/rules/phone-links'
import { againLabel, namesText, remedyText, sentQuestion, totalText } from './order-texts'
import { orderTime } from './order-message'

it('the time of an order is that of Nairobi, whatever the phone says', () => {
  expect(orderTime('2026-11-24T21:30:00.000Z')).toBe('Wed 25 Nov, 12:30AM')
  expect(orderTime('2026-11-24T14:00:00.000Z')).toBe('Tue 24 Nov, 5PM')
})

it('a button that orders again speaks of what was ordered', () => {
  const again = (label: string) => againLabel({ label, message: 'Hello!' })
  expect(['Order Now', 'Book Now', 'Request Now'].map(again)).toEqual(['Order again', 'Book again', 'Request again'])
  expect(again('WhatsApp')).toBe('Write again')
  expect(againLabel({ label: 'Contact' })).toBe('Call again')
})

it('names are joined into a list', () => {
  expect(namesText(['Mama Njeri'])).toBe('Mama Njeri')
  expect(namesText(['Mama Njeri', 'Pwani Dairy', 'Comrade Kitchen'])).toBe(
    'Mama Njeri and Pwani Dairy and Comrade Kitchen',
  )
})

it('the question fits how the order went', () => {
  expect(sentQuestion({ channel: 'sms' })).toBe('Did you send it?')
  expect(sentQuestion({ channel: 'call' })).toBe('Did you order on the phone?')
})

it('what was not sent can still be', () => {
  expect(remedyText({ status: 'not-sent' })).toMatch(/Send it now/)
  expect(remedyText({ status: 'not-sent', direct: { digits: phoneDigits('254700000001'), label: 'Call' } })).toMatch(
    /Call now/,
  )
  expect([remedyText({ status: 'unsure' }), remedyText({ status: 'sent' })]).toEqual([null, null])
})

it('what an order costs is an amount, nothing, or what is said of it', () => {
  expect(totalText({ total: kes(292.5) })).toBe('KSh 292.50')
  expect(totalText({ total: zeroKes })).toBe('Free')
  expect(
    totalText({
      total: zeroKes,
      direct: { digits: phoneDigits('254700000001'), label: 'Order Now', price: 'From KSh 20' },
    }),
  ).toBe('From KSh 20')
})
