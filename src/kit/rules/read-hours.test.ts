import { describe, expect, it } from 'vitest'
import { readHours } from './read-hours'

const day = (opens: number, closes: number) => ({ opens: opens * 60, closes: closes * 60 })
const days = (count: number, ...hours: ReturnType<typeof day>[]) => Array.from({ length: count }, () => hours)
const none = (count: number) => days(count)

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
    [
      'Monday to Friday, 7am to 9pm; Saturday, 9am to 5pm',
      [...none(1), ...days(5, day(7, 21)), ...days(1, day(9, 17))],
    ],
    ['Every day, 8AM to 1PM; Every day, 2PM to 6PM', days(7, day(8, 13), day(14, 18))],
    ['Every day, 2PM to 6PM; Every day, 8AM to 1PM', days(7, day(8, 13), day(14, 18))],
    ['Every day, 8AM to 1PM, 2PM to 6PM', days(7, day(8, 13), day(14, 18))],
    ['Every day, 8AM to 1PM and 2PM to 6PM', days(7, day(8, 13), day(14, 18))],
    [
      'Monday to Friday, 7AM to 10AM, 12PM to 3PM and 6PM to 2AM',
      [...none(1), ...days(5, day(7, 10), day(12, 15), day(18, 26)), ...none(1)],
    ],
    [
      'Monday to Saturday, 8AM to 1PM; Monday to Friday, 2PM to 5PM',
      [...none(1), ...days(5, day(8, 13), day(14, 17)), ...days(1, day(8, 13))],
    ],
    ['Every day, 8AM to 1PM; Every day, 1PM to 6PM', days(7, day(8, 13), day(13, 18))],
    ['Every day, 8AM to 8PM; Sunday, 10AM to 2PM', [...days(1, day(10, 14)), ...days(6, day(8, 20))]],
    [
      'Every day, 8AM to 1PM, 2PM to 8PM; Sunday, 10AM to 1PM',
      [...days(1, day(10, 13)), ...days(6, day(8, 13), day(14, 20))],
    ],
  ])('"%s" are understood', (text, expected) => {
    expect(readHours(text)).toEqual(expected)
  })

  it.each([
    '',
    'Weekends only',
    'Weekends and evenings',
    'Thursday to Sunday',
    'Every day, book ahead',
    'Every day, emergencies at night',
    'On call, 8am to 5pm',
    'Every day, 8 to 5',
    'Every day, 13pm to 14pm',
    'Every day, 8am to 8am',
    'Monday to Friday, 8am to 5pm; on Sunday by appointment',
    'Every day, 8am to 5pm, by appointment',
    'Every day, 8am to 1pm, 12pm to 6pm',
    'Every day, 8am to 1pm to 6pm',
    'Every day, 8am to 1pm and',
    'Every day, 24 hours and 8am to 1pm',
    'Every day,',
  ])('"%s" are not guessed', (text) => {
    expect(readHours(text)).toBeNull()
  })
})
