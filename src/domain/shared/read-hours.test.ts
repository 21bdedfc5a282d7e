import { describe, expect, it } from 'vitest'
import { readHours } from './read-hours'

const day = (opens: number, closes: number) => ({ opens: opens * 60, closes: closes * 60 })
const days = (count: number, hours: ReturnType<typeof day>) => Array.from({ length: count }, () => hours)
const none = (count: number) => Array.from({ length: count }, () => null)

describe('hours', () => {
  it.each([
    ['Every day, 6am to 10pm', days(7, day(6, 22))],
    ['Every day, 24 hours', days(7, day(0, 24))],
    ['Every day, 4pm to midnight', days(7, day(16, 24))],
    ['Every day, 5pm to 2am', days(7, day(17, 26))],
    ['Monday to Friday, 8AM to 5PM', [...none(1), ...days(5, day(8, 17)), ...none(1)]],
    ['Monday to Saturday, 12pm to 7:30pm', [...none(1), ...days(6, day(12, 19.5))]],
    ['Wednesday to Sunday, 10am to 7pm', [...days(1, day(10, 19)), ...none(2), ...days(4, day(10, 19))]],
    ['Weekends only, 9am to 12am', [...days(1, day(9, 24)), ...none(5), ...days(1, day(9, 24))]],
    ['Monday to Friday, 7am to 9pm; Saturday, 9am to 5pm', [...none(1), ...days(5, day(7, 21)), ...days(1, day(9, 17))]],
  ])('"%s" are understood', (text, expected) => {
    expect(readHours(text)).toEqual(expected)
  })

  it.each([
    '', 'Weekends only', 'Weekends and evenings', 'Thursday to Sunday', 'Every day, book ahead', 'Every day, emergencies at night', 'On call, 8am to 5pm', 'Every day, 8 to 5',
    'Every day, 13pm to 14pm', 'Every day, 8am to 8am', 'Monday to Friday, 8am to 5pm; on Sunday by appointment', 'Every day, 8am to 5pm, by appointment',
  ])('"%s" are not guessed', (text) => {
    expect(readHours(text)).toBeNull()
  })
})
