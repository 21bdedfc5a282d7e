import { describe, expect, it } from 'vitest'
import { dayInKenya, linkIconOf, specialLinksOf, upcoming } from './links-and-events'
import { universitySearch } from './university-url'

describe('the calendar', () => {
  it('drops past events, keeps today, and lists dated events before weekly ones', () => {
    const events = [
      { id: 'weekly' },
      { id: 'later', date: '2027-03-05' },
      { id: 'today', date: '2026-12-11' },
      { id: 'over', date: '2026-12-10' },
      { id: 'soon', date: '2027-01-15' },
    ]
    expect(upcoming(events, '2026-12-11').map(({ id }) => id)).toEqual(['today', 'soon', 'later', 'weekly'])
  })

  it('changes the day at midnight in Kenya, not in UTC', () => {
    expect(dayInKenya(Date.UTC(2026, 11, 10, 20, 59))).toBe('2026-12-10')
    expect(dayInKenya(new Date(Date.UTC(2026, 11, 10, 21, 0)))).toBe('2026-12-11')
  })
})

describe('a special link', () => {
  const record = { id: '1', name: 'HELB', description: null, url: 'https://www.helb.co.ke', icon: 'CreditCard' }

  it.each(['GraduationCap', 'Users', 'CreditCard', 'BookOpen', 'Library', 'HeartPulse'])('uses the icon %s', (icon) => {
    expect(linkIconOf(icon)).toBe(icon)
  })

  it.each(['Rocket', '', 'toString', null])('uses the fallback for the icon %j', (icon) => {
    expect(linkIconOf(icon)).toBe('other')
  })

  it('is created from a record', () => {
    expect(specialLinksOf(record)).toEqual([{ ...record, description: '' }])
  })

  it.each(['javascript:alert(1)', 'http://www.helb.co.ke', 'data:text/html,x', 'https://', '/admin', ''])(
    'never leads to %j',
    (url) => {
      expect(specialLinksOf({ ...record, url })).toEqual([])
    },
  )
})

describe('the URL of My University', () => {
  it.each([
    [{}, {}],
    [{ tab: 'events' }, { tab: 'events' }],
    [{ tab: 'announcements' }, {}],
    [{ tab: 'gossip' }, {}],
    [{ tab: ['events'] }, {}],
    [
      { tab: 'special-links', link: 'a1' },
      { tab: 'special-links', link: 'a1' },
    ],
    [{ tab: 'special-links', link: '' }, { tab: 'special-links' }],
    [{ tab: 'special-links', link: 7 }, { tab: 'special-links' }],
    [{ tab: 'events', link: 'a1' }, { tab: 'events' }],
  ])('reads %j as %j', (typed, read) => {
    expect(universitySearch(typed)).toEqual(read)
  })
})
