import { expect, it } from 'vitest'
import { writtenHours } from './written-hours'

it.each([
  'Every day, 6AM to 10PM',
  'Monday to Friday, 8AM to 1PM, 2PM to 7:30PM; Saturday, 9AM to midnight',
  'Weekends only, 24 hours',
  'Monday to Friday, 8AM to 1PM and 2PM to 6PM',
  'Weekdays, 8AM to 5PM',
  '24/7; doctors from 8AM to 5PM',
  'Ask to and fro',
])('"%s" stays as it is in English', (text) => {
  expect(writtenHours(text)).toBe(text)
})
