import { describe, expect, it } from 'vitest'
import { changesIn, kale, read, row, savedOf, typed, withValues, written } from '#support/admin/sheet/sheet-samples'

const contact = row('e', {
  name: 'Ambulance',
  phone: '+254700000090',
  hours: '24/7',
  description: 'Free',
  image: '/a.svg',
})
const contacts = written('emergency-contacts', [contact])
const event = row('v', {
  title: 'Fair',
  description: 'Of books',
  place: 'Hall',
  time: '9:00 AM',
  date: '2026-12-05',
  image: '/a.svg',
})
const events = written('events', [event])

describe('a text that a program takes for a date or a number', () => {
  it('stands in the file so that it stays a text', () => {
    expect(contacts[1]).toEqual(expect.arrayContaining(["'24/7", "'+254700000090"]))
    expect(events[1]).toEqual(expect.arrayContaining(["'2026-12-05", "'9:00 AM"]))
  })

  it.each([
    '24-Jul',
    'Jul-24',
    '24-Jul-26',
    '24/07/2026',
    '7/24/2026',
    '2026-07-24',
    '2026-07-24 00:00:00',
    '24.07.2026',
    '24. Jul',
    '46227',
    '#N/A',
    '####',
  ])('waits for a look where the file has %j in its place', (spoiled) => {
    const { items } = read('emergency-contacts', typed(contacts, 2, 'hours', spoiled), [contact])
    expect(changesIn(items)).toEqual([`hours: 24/7 → ${spoiled} (value)`])
    expect(savedOf('emergency-contacts', items[0])).toEqual({})
  })

  it.each([
    ['2-3', '02-Mar'],
    ['1/2', '0.5'],
    ['007', '7'],
    ['4.50', '4.5'],
    ['1,250', '1250'],
    ['254700000011223', '2.54700000011223E+14'],
    ['50%', '0.5'],
    ['KSh 500', 'Ksh500.00'],
    ['8:00', '8:00:00'],
  ])('waits where %s has become %s', (stored, spoiled) => {
    const before = withValues(contact, { hours: stored })
    expect(
      changesIn(
        read('emergency-contacts', typed(written('emergency-contacts', [before]), 2, 'hours', spoiled), [before]).items,
      ),
    ).toEqual([`hours: ${stored} → ${spoiled} (value)`])
  })

  it('is changed at once where somebody has written something else', () => {
    expect(changesIn(read('emergency-contacts', typed(contacts, 2, 'hours', '8AM to 5PM'), [contact]).items)).toEqual([
      'hours: 24/7 → 8AM to 5PM',
    ])
    expect(
      changesIn(read('groceries', typed(written('groceries', [kale]), 2, 'description', '24/7'), [kale]).items),
    ).toEqual(['description: Green → 24/7'])
  })

  it('waits in a new line, too', () => {
    expect(
      changesIn(
        read(
          'emergency-contacts',
          [
            ['name', 'phone', 'hours', 'description', 'image'],
            ['Fire', '0700000091', '24-Jul', 'Free', '/f.svg'],
          ],
          [contact],
        ).items,
      ),
    ).toEqual([expect.stringMatching(/\(value\)$/u)])
  })
})

describe('a day', () => {
  it.each(['2026-12-05', "'2026-12-05", '05/12/2026', '12/05/2026', '05.12.2026', '5-Dec-26', '2026-12-05 00:00:00'])(
    'is the same as %j',
    (text) => {
      expect(read('events', typed(events, 2, 'date', text), [event]).items).toMatchObject([{ kind: 'same' }])
    },
  )
  it.each(['29/11/2026', '11/29/2026', '29.11.2026', '29-Nov-26'])('is changed to %j', (text) => {
    expect(savedOf('events', read('events', typed(events, 2, 'date', text), [event]).items[0])).toEqual({
      date: '2026-11-29',
    })
  })
  it('that may be two is refused with both', () => {
    expect(read('events', typed(events, 2, 'date', '06/07/2026'), [event])).toMatchObject({
      items: [],
      problems: [{ line: 2, header: 'date', problem: { kind: 'unclear-day', days: ['2026-07-06', '2026-06-07'] } }],
    })
  })
  it.each(['24-Jul', '46355'])('is not %j', (text) => {
    expect(read('events', typed(events, 2, 'date', text), [event]).problems).toMatchObject([
      { header: 'date', problem: { kind: 'no-date' } },
    ])
  })
})

describe('a number', () => {
  const bread = withValues(kale, { price: 1250 })
  const file = written('groceries', [bread])
  it.each([
    '1250',
    '1,250',
    '1 250',
    '1\u00a0250',
    '1.250',
    '1250.00',
    '1250,00',
    '1.250,00',
    '1,250.00',
    'KSh 1,250',
    'Ksh1,250.00',
  ])('is the same as %j', (text) => {
    expect(read('groceries', typed(file, 2, 'price', text), [bread]).items).toMatchObject([{ kind: 'same' }])
  })
  it('that is not whole is refused with the whole number that it may be', () => {
    expect(read('groceries', typed(file, 2, 'price', '1.300'), [bread]).problems).toEqual([
      { line: 2, header: 'price', problem: { kind: 'unclear', readings: [1300] } },
    ])
  })
  it('of a phone is the same without its plus and blanks', () => {
    expect(read('emergency-contacts', typed(contacts, 2, 'phone', '254700000090'), [contact]).items).toMatchObject([
      { kind: 'same' },
    ])
    expect(read('emergency-contacts', typed(contacts, 2, 'phone', '2.547E+11'), [contact]).problems).toMatchObject([
      { header: 'phone', problem: { kind: 'phone-impossible' } },
    ])
  })
})

describe('a letter', () => {
  const cafe = withValues(kale, { name: 'Café ☕ Ng’ombe ½' })
  const file = written('groceries', [cafe])
  it.each(['Café ? Ng’ombe ½', 'Café ?? Ng’ombe ½', 'CafÃ© â˜• Ngâ€™ombe Â½'])(
    'that is lost in %j waits for a look',
    (name) => {
      expect(changesIn(read('groceries', typed(file, 2, 'name', name), [cafe]).items)).toEqual([
        `name: Café ☕ Ng’ombe ½ → ${name} (letters)`,
      ])
    },
  )
  it.each(['Caf\ufffd', 'Caf\u008e'])('that cannot be read is refused: %j', (name) => {
    expect(read('groceries', typed(file, 2, 'name', name), [cafe])).toMatchObject({
      items: [],
      problems: [{ line: 2, header: 'name', problem: { kind: 'unreadable' } }],
    })
    expect(
      read('groceries', [
        ['name', 'price', 'category'],
        [name, '1', 'dairy'],
      ]).problems,
    ).toMatchObject([{ line: 2, header: 'name', problem: { kind: 'unreadable' } }])
  })

  it('are looked for in a long text in no time', () => {
    const long = withValues(kale, { description: 'a\u1ec5'.repeat(200) })
    const began = performance.now()
    expect(
      changesIn(
        read('groceries', typed(written('groceries', [long]), 2, 'description', `${'a'.repeat(599)}!`), [long]).items,
      ),
    ).toEqual([expect.not.stringContaining('(letters)')])
    expect(
      changesIn(
        read('groceries', typed(written('groceries', [long]), 2, 'description', 'a?'.repeat(200)), [long]).items,
      ),
    ).toEqual([expect.stringContaining('(letters)')])
    expect(performance.now() - began).toBeLessThan(5000)
  })
})
