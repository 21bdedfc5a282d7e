import { describe, expect, it } from 'vitest'
import {
  callsOf,
  campusContacts,
  channelOf,
  isSameNumber,
  ownNumber,
  uncallable,
  withOwnNumbers,
} from './campus-contacts'

describe('the contacts of a campus', () => {
  it('are read in their order, without spaces around them', () => {
    expect(
      campusContacts([
        { label: ' Campus Clinic ', value: '+254 700 000 090' },
        { label: 'Dean', value: 'dean@tum.example', icon: 'x' },
      ]),
    ).toEqual([
      { label: 'Campus Clinic', value: '+254 700 000 090' },
      { label: 'Dean', value: 'dean@tum.example' },
    ])
  })

  it.each([null, undefined, {}, 'text', 7])('are none in %j', (list) => {
    expect(campusContacts(list)).toEqual([])
  })

  it.each([
    ['no object', 'Clinic'],
    ['no value', { label: 'Clinic' }],
    ['a number as value', { label: 'Clinic', value: 999 }],
    ['an empty label', { label: '  ', value: '999' }],
    ['a long label', { label: 'x'.repeat(81), value: '999' }],
    ['a long value', { label: 'Clinic', value: '9'.repeat(81) }],
    ['a line break', { label: 'Clinic', value: '999\n112' }],
    ['text that turns around', { label: 'Clinic\u202E', value: '999' }],
  ])('leave out an entry with %s', (_what, entry) => {
    expect(campusContacts([entry, { label: 'Police', value: '999' }])).toEqual([{ label: 'Police', value: '999' }])
  })
})

it.each([
  ['0712 345 690', { kind: 'phone', text: '+254 712 345 690', href: 'tel:+254712345690' }],
  ['0700 000 090', { kind: 'sample', text: '+254 700 000 090', href: null }],
  ['999', { kind: 'phone', text: '999', href: 'tel:999' }],
  ['1195', { kind: 'phone', text: '1195', href: 'tel:1195' }],
  ['0800 723 253', { kind: 'phone', text: '+254 800 723 253', href: 'tel:+254800723253' }],
  ['clinic@tum.example', { kind: 'email', text: 'clinic@tum.example', href: 'mailto:clinic@tum.example' }],
  ['Room 12, Student Centre', { kind: 'text', text: 'Room 12, Student Centre', href: null }],
  ['0712', { kind: 'text', text: '0712', href: null }],
  ['javascript:alert(1)', { kind: 'text', text: 'javascript:alert(1)', href: null }],
])('%j can be reached as %j', (value, channel) => {
  expect(channelOf(value)).toEqual(channel)
})

it('a number that two lists have is called once, under its first name; what cannot be called stands apart, also once', () => {
  const lists = [
    { label: 'Campus Clinic', value: '+254 712 345 690' },
    { label: 'Dean', value: 'dean@tum.example' },
    { label: 'Police', value: '999' },
    { label: 'Health Centre', value: '0712345690' },
    { label: 'Ambulance', value: '0700 000 199' },
    { label: 'Sample of an ambulance', value: '+254700000199' },
  ]
  expect(callsOf(lists)).toEqual([
    { label: 'Campus Clinic', text: '+254 712 345 690', href: 'tel:+254712345690' },
    { label: 'Police', text: '999', href: 'tel:999' },
  ])
  expect(uncallable(lists).map(({ label }) => label)).toEqual(['Dean', 'Ambulance'])
})

describe('the number of a campus', () => {
  const own = [
    { label: 'Campus Health Centre', value: '+254 700 000 190' },
    { label: 'Dean', value: 'dean@tum.example' },
    { label: 'Police', value: '999' },
  ]
  const clinic = { id: 'clinic', name: 'campus health centre', phone: '0700 000 191' }

  it('counts in every list that names the same office', () => {
    expect(withOwnNumbers([clinic], own)).toEqual([{ ...clinic, phone: '+254 700 000 190' }])
  })

  it('is not put in the place of the same one, nor of another office’s', () => {
    const same = { ...clinic, phone: '0700000190' }
    const library = { id: 'library', name: 'University Library', phone: '0700 000 153' }
    expect(withOwnNumbers([same, library], own)).toEqual([same, library])
    expect(withOwnNumbers([clinic], [])).toEqual([clinic])
  })

  it('is a number, not an address', () => {
    expect(ownNumber(own, 'Dean')).toBeNull()
    expect(ownNumber(own, 'Police')).toBe('999')
  })

  it('is the same in any way to write it', () => {
    expect(isSameNumber('0700 000 190', '+254700000190')).toBe(true)
    expect(isSameNumber('999', '112')).toBe(false)
  })
})
