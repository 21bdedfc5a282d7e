import { describe, expect, it } from 'vitest'
import { atCampus, deliveryLimits, noDelivery, parseDelivery, tidyNote, withoutPlace, withPlace } from './delivery'
import { deliveryProblems, personOf, recipientOf, withForm } from './delivery-form'

const hostel = 'Tudor, Hostel B, Room 12'
const library = 'TUM library'
const form = { name: 'Amina Juma', phone: '', place: hostel, payment: 'mpesa' } as const

describe('a place', () => {
  it('is chosen when it is used, and kept once', () => {
    const both = withPlace(withPlace(noDelivery, ` Tudor,  Hostel B,\nRoom 12 `), library)
    expect(both).toMatchObject({ places: [hostel, library], place: library })
    expect(withPlace(both, hostel.toUpperCase())).toMatchObject({ places: [hostel, library], place: hostel })
    expect(withPlace(both, '  ')).toBe(both)
    expect(withPlace({ ...noDelivery, places: ["Men's cafe\u0301"] }, 'Men’s café').places).toHaveLength(1)
  })

  it('makes room for a new one when there are many', () => {
    const many = Array.from({ length: deliveryLimits.places + 1 }, (_, n) => `Room ${n}`).reduce(withPlace, noDelivery)
    expect(many.places).toHaveLength(deliveryLimits.places)
    expect(many.places).not.toContain('Room 0')
    expect(many.place).toBe(`Room ${deliveryLimits.places}`)
  })

  it('gives way to the newest other one when it is forgotten', () => {
    const both = withPlace(withPlace(noDelivery, hostel), library)
    expect(withoutPlace(both, library)).toMatchObject({ places: [hostel], place: hostel })
    expect(withoutPlace(both, hostel)).toMatchObject({ places: [library], place: library })
    expect(withoutPlace(withoutPlace(both, hostel), library)).toMatchObject({ places: [], place: '' })
  })
})

describe('the places of a campus', () => {
  const tudor = atCampus(withPlace(withPlace(noDelivery, library), hostel), 'tum')
  const nairobi = atCampus(tudor, 'uon-main')

  it('are those from before there were campuses, where they are first read', () => {
    expect(tudor).toMatchObject({ campus: 'tum', places: [library, hostel], place: hostel, elsewhere: [] })
    expect(atCampus(tudor, 'tum')).toBe(tudor)
  })

  it('are not shown at another one, nor lost', () => {
    expect(nairobi).toMatchObject({ places: [], place: '' })
    const both = withPlace(nairobi, 'Hall 9')
    expect(both).toMatchObject({ places: ['Hall 9'], place: 'Hall 9' })
    expect(atCampus(both, 'tum')).toMatchObject({ places: [library, hostel], place: hostel })
    expect(atCampus(atCampus(both, 'tum'), 'uon-main')).toMatchObject({ places: ['Hall 9'], place: 'Hall 9' })
  })

  it('have the note of the next order there with them', () => {
    const noted = atCampus({ ...tudor, note: 'Call at the gate' }, 'uon-main')
    expect(noted.note).toBe('')
    expect(atCampus(parseDelivery({ ...noted, note: 'Ring twice' }), 'tum').note).toBe('Call at the gate')
    expect(atCampus(atCampus({ ...noted, note: 'Ring twice' }, 'tum'), 'uon-main').note).toBe('Ring twice')
  })

  it('are as many as fit at each', () => {
    const many = Array.from({ length: deliveryLimits.places + 1 }, (_, n) => `Room ${n}`).reduce(withPlace, nairobi)
    expect(atCampus(many, 'tum').places).toEqual([library, hostel])
  })
})

describe('the form', () => {
  it('wants a name and a place, and no number or a whole one', () => {
    expect(deliveryProblems(form)).toEqual([])
    expect(deliveryProblems({ ...form, name: ' ', phone: '0712', place: '' })).toEqual(['name', 'phone', 'place'])
  })

  it('makes the recipient of an order', () => {
    expect(recipientOf({ ...form, name: ' Amina\nJuma ', phone: '0712345678' })).toEqual({
      name: 'Amina Juma',
      phone: '+254 712 345 678',
      place: hostel,
      payment: 'mpesa',
    })
    expect(recipientOf({ ...form, place: '' })).toBeNull()
  })

  it('names whose an appointment is, wherever it is', () => {
    expect(personOf({ name: ' Amina  Juma', phone: '0712' })).toEqual({ name: 'Amina Juma', phone: '' })
    expect(personOf({ name: ' ', phone: '0712 345 678' })).toBeNull()
  })

  it('is kept for the next order', () => {
    expect(
      withForm({ ...noDelivery, note: 'Less sugar' }, { ...form, phone: ' 0712 345 678', payment: 'cash' }),
    ).toEqual({
      name: 'Amina Juma',
      phone: '0712 345 678',
      places: [hostel],
      place: hostel,
      payment: 'cash',
      note: 'Less sugar',
      campus: '',
      elsewhere: [],
    })
  })
})

it('a note is one line of a bounded length', () => {
  expect(tidyNote(' Less\n sugar ')).toBe('Less sugar')
  expect(tidyNote('a'.repeat(1000))).toHaveLength(deliveryLimits.note)
  expect(tidyNote(`${'a'.repeat(deliveryLimits.note - 1)}😀`)).toBe('a'.repeat(deliveryLimits.note - 1))
})

describe('what is stored', () => {
  it('is read again as it was', () => {
    const delivery = atCampus(withForm(atCampus(withForm(noDelivery, form), 'tum'), form), 'uon-main')
    expect(parseDelivery(structuredClone(delivery))).toEqual(delivery)
  })

  it('counts as not given where it cannot be read', () => {
    expect(parseDelivery('broken')).toEqual(noDelivery)
    expect(parseDelivery({ name: 'Amina', places: [7], payment: 'gold' })).toEqual({ ...noDelivery, name: 'Amina' })
  })
})
