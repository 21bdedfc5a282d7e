import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDay } from '@/kit/rules/day'
import {
  isToCome,
  toStored,
  parseKg,
  readAppointments,
  readSymptoms,
  readWeights,
  withEntry,
  withoutEntry,
  withWeight,
} from './entries'

const visit = { id: 'a', date: isoDay('2026-12-01'), time: '09:30', place: 'Clinic', note: '' }
const broken = { date: 'soon', what: ['kept', 'as it is'] }

describe('the lists of a pregnancy record', () => {
  it('are sorted, and invalid entries are skipped', () => {
    const later = { ...visit, id: 'b', time: '14:00' }
    const next = { ...visit, id: 'c', date: '2026-11-30', time: 'noon' }
    const read = readAppointments([later, broken, visit, null, 'x', next])
    expect(read.map(({ id, time, at }) => [id, time, at])).toEqual([
      ['c', undefined, 5],
      ['a', '09:30', 2],
      ['b', '14:00', 0],
    ])
    expect(
      readSymptoms([
        { date: '2026-11-01', text: 'Nausea' },
        'Tired',
        { date: '2026-11-03', text: 'Cramp' },
        { text: '' },
      ]).map(({ text }) => text),
    ).toEqual(['Cramp', 'Nausea', 'Tired'])
    expect(
      readWeights([
        { date: '2026-11-03', kg: 61 },
        { date: '2026-11-01', kg: 60 },
        { date: '2026-11-02', kg: 19 },
        { date: '2026-11-02', kg: '60' },
      ]).map(({ kg }) => kg),
    ).toEqual([60, 61])
    for (const none of [null, undefined, {}, 'x', 7]) expect(readAppointments(none)).toEqual([])
  })

  it('preserve invalid entries through every change', () => {
    const list = [broken, { ...visit, colour: 'red' }, 7]
    const [known] = readAppointments(list)
    if (!known) throw new Error('no appointment')
    const { at: _at, raw: _raw, ...entry } = known
    expect(withEntry(list, null, visit)).toEqual([broken, { ...visit, colour: 'red' }, 7, visit])
    expect(withEntry(list, known, { ...entry, time: undefined, note: 'x' })).toEqual([
      broken,
      { id: 'a', date: visit.date, place: 'Clinic', note: 'x', colour: 'red' },
      7,
    ])
    expect(withoutEntry(list, known)).toEqual([broken, 7])
  })

  it('find an entry that has moved, and append one that was removed', () => {
    const [known] = readAppointments([visit])
    if (!known) throw new Error('no appointment')
    expect(withoutEntry([7, visit], known)).toEqual([7])
    expect(withoutEntry([7], known)).toEqual([7])
    expect(withEntry([7], known, visit)).toEqual([7, visit])
  })

  it('find an appointment that was changed elsewhere meanwhile', () => {
    const [known] = readAppointments([visit])
    if (!known) throw new Error('no appointment')
    const changed = [7, { ...visit, note: 'Bring the card' }, { ...visit, id: 'b' }]
    expect(withEntry(changed, known, { ...visit, time: '10:00' })).toEqual([
      7,
      { ...visit, time: '10:00', note: 'Bring the card' },
      { ...visit, id: 'b' },
    ])
    expect(withoutEntry(changed, known)).toEqual([7, { ...visit, id: 'b' }])
  })

  it('hold one weight per day', () => {
    const list = [
      { date: '2026-11-01', kg: 60 },
      { date: '2026-11-08', kg: 61 },
    ]
    const [first] = readWeights(list)
    if (!first) throw new Error('no weight')
    expect(withWeight(list, null, { date: isoDay('2026-11-08'), kg: 62 })).toMatchObject([
      list[0],
      { date: '2026-11-08', kg: 62 },
    ])
    expect(withWeight(list, first, { date: isoDay('2026-11-08'), kg: 60.5 })).toMatchObject([
      { date: '2026-11-08', kg: 60.5 },
    ])
    expect(withWeight(list, first, { date: isoDay('2026-11-01'), kg: 59 })).toMatchObject([
      { date: '2026-11-01', kg: 59 },
      list[1],
    ])
  })

  it('are written in the key order of jsonb', () => {
    expect(JSON.stringify(toStored([{ time: '09:00', place: 'x', note: undefined, id: 'a', date: 'd' }]))).toBe(
      '[{"id":"a","date":"d","time":"09:00","place":"x"}]',
    )
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(toStored(toStored(value))).toEqual(toStored(value))
      }),
    )
  })
})

describe('an entry that two tabs have opened', () => {
  const first = <Entry>([entry]: readonly Entry[]): Entry => {
    if (entry === undefined) throw new Error('no entry')
    return entry
  }
  const symptom = { date: isoDay('2026-11-01'), text: 'Nausea' }
  const weight = { date: isoDay('2026-11-01'), kg: 60 }

  it.each([
    ['has an id', { id: 'a', ...symptom }],
    ['has none', symptom],
    ['is plain text', 'Nausea'],
  ])(
    'keeps what both have edited, in any order, and is deleted whatever the other did: a symptom that %s',
    (_, stored) => {
      const opened = first(readSymptoms([stored]))
      const ofDay = (list: unknown) =>
        withEntry(list, opened, { id: opened.id, date: isoDay('2026-11-02'), text: opened.text })
      const ofText = (list: unknown) => withEntry(list, opened, { id: opened.id, date: opened.date, text: 'Heartburn' })
      for (const after of [ofText(ofDay([stored])), ofDay(ofText([stored]))]) {
        expect(after).toHaveLength(1)
        expect(after).toMatchObject([{ date: '2026-11-02', text: 'Heartburn' }])
        expect(JSON.stringify(after)).not.toContain('Nausea')
        expect(withoutEntry(after, opened)).toEqual([])
      }
      expect(ofText(withoutEntry([stored], opened))).toMatchObject([{ text: 'Heartburn' }])
    },
  )

  it.each([
    ['has an id', { id: 'a', ...weight }],
    ['has none', weight],
  ])(
    'keeps what both have edited, in any order, and is deleted whatever the other did: a weight that %s',
    (_, stored) => {
      const opened = first(readWeights([stored]))
      const ofDay = (list: unknown) => withWeight(list, opened, { id: opened.id, date: isoDay('2026-11-02'), kg: 60 })
      const ofKg = (list: unknown) => withWeight(list, opened, { id: opened.id, date: weight.date, kg: 61 })
      for (const after of [ofKg(ofDay([stored])), ofDay(ofKg([stored]))]) {
        expect(after).toHaveLength(1)
        expect(after).toMatchObject([{ date: '2026-11-02', kg: 61 }])
        expect(withoutEntry(after, opened)).toEqual([])
      }
    },
  )

  it('changes nothing of it that was not edited, and nothing at all without an edit', () => {
    const stored = { ...visit, time: 'noon', note: 'Bring the card' }
    const opened = first(readAppointments([{ ...stored, note: '' }]))
    const { at: _at, raw: _raw, ...seen } = opened
    expect(withEntry([stored], opened, { ...seen, place: 'Hospital' })).toEqual([{ ...stored, place: 'Hospital' }])
    expect(withEntry([symptom, 'Tired'], first(readSymptoms([symptom])), symptom)).toEqual([symptom, 'Tired'])
  })

  it('that stands there twice is changed where it was opened', () => {
    const second = readSymptoms([symptom, symptom])[1]
    if (!second) throw new Error('no entry')
    expect(withEntry([symptom, symptom], second, { ...symptom, text: 'Cramp' })).toMatchObject([
      symptom,
      { text: 'Cramp' },
    ])
  })

  it('is added to another weight of its day, which keeps its id', () => {
    const list = [{ id: 'a', ...weight }]
    expect(withWeight(list, null, { id: 'b', ...weight, kg: 62 })).toEqual([{ id: 'a', ...weight, kg: 62 }])
    const gone = first(readWeights([{ id: 'c', date: isoDay('2026-11-08'), kg: 61 }]))
    expect(withWeight(list, gone, { id: 'c', ...weight, kg: 63 })).toEqual([{ id: 'a', ...weight, kg: 63 }])
  })
})

it('a weight is parsed in kilograms to a tenth, from 20 to 250', () => {
  expect(['62.5', '62,5', ' 62.54 kg', '62,500', '٦٢٫٥ KGs', '20', '250'].map(parseKg)).toEqual([
    62.5, 62.5, 62.5, 62.5, 62.5, 20, 250,
  ])
  expect(['19.9', '250.1', '', 'kg', '6o', '-60', '1e2', '60 70', '140 lb'].map(parseKg)).toEqual(Array(9).fill(null))
})

it('an appointment is to come until it begins, one without a time until its day is over', () => {
  const at = (clock: string, time: string | undefined = visit.time) => isToCome({ ...visit, time }, visit.date, clock)
  expect([at('00:00'), at('09:30'), at('09:31'), at('23:59')]).toEqual([true, true, false, false])
  expect(isToCome({ ...visit, time: undefined }, visit.date, '23:59')).toBe(true)
  expect([isoDay('2026-11-30'), isoDay('2026-12-02')].map((day) => isToCome(visit, day, '09:00'))).toEqual([
    true,
    false,
  ])
})
