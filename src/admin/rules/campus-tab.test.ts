import { describe, expect, it, test } from 'vitest'
import { campusSlug } from '@/kit/rules/campus'
import { contactLines, parseContactLines } from './read-field'
import { checkDraft, draftOf, emptyDraft } from './item-form'
import type { Values } from './item-row'
import { tabSpec } from './tabs'

const spec = tabSpec('campuses')
const uon: Values = {
  slug: 'uon',
  name: 'University of Nairobi',
  short_name: 'UoN',
  town: 'Nairobi',
  colour: '#1f4e9c',
  website: null,
  contacts: [
    { label: 'Campus Security', value: '+254 700 000 087' },
    { label: 'Dean', value: 'dean@uon.example' },
  ],
  emergency: [{ label: 'Police', value: '999' }],
  position: 1,
}
const typed = (values: Record<string, string>) =>
  checkDraft(spec, { photos: [], values: { ...emptyDraft(spec).values, ...values } })
const problemsOf = (values: Record<string, string>) => {
  const checked = typed(values)
  return checked.ok ? {} : checked.problems
}

it('a campus passes through the form unchanged', () => {
  expect(checkDraft(spec, draftOf(spec, { values: uon, photos: [] }))).toEqual({ ok: true, values: uon })
})

it('a new campus has no contacts until they are written', () => {
  expect(
    typed({ slug: 'kmtc', name: 'Kenya Medical Training College', short_name: 'KMTC', town: 'Mombasa' }),
  ).toMatchObject({
    ok: true,
    values: { colour: '#0b7a75', website: null, contacts: [], emergency: [], position: 0 },
  })
})

test.each([
  ['slug', 'UoN'],
  ['slug', 'u'],
  ['slug', '1uon'],
  ['colour', 'blue'],
  ['website', 'http://uon.example'],
  ['website', 'javascript:alert(1)'],
  ['position', '-1'],
  ['position', '32768'],
])('%s is not %j', (column, text) => {
  expect(problemsOf({ [column]: text })).toHaveProperty(column)
})

it('an admin of one campus changes its website and its numbers alone', () => {
  const own = tabSpec('campuses', { kind: 'one', campus: campusSlug('uon') })
  expect(own.fields.map(({ column }) => column)).toEqual(['website', 'contacts', 'emergency'])
  expect([own.canAdd, own.canDelete]).toEqual([false, false])
})

describe('typed contacts', () => {
  it('are one a line; empty lines are dropped', () => {
    const contacts = [
      { label: 'Campus Clinic', value: '0700 000 090' },
      { label: 'Open', value: '8:00 to 17:00' },
    ]
    expect(parseContactLines(`\n Campus Clinic :0700 000 090\n\nOpen: 8:00 to 17:00 `, 20)).toEqual({
      ok: true,
      contacts,
    })
    expect(contactLines(contacts)).toBe('Campus Clinic: 0700 000 090\nOpen: 8:00 to 17:00')
  })

  it.each([
    ['Campus Clinic', 'incomplete'],
    [': 999', 'incomplete'],
    ['Police:', 'incomplete'],
    ['Clinic: 0700 00', 'phone-impossible'],
    [`Clinic: ${'x'.repeat(81)}`, 'too-long'],
  ])('%j has the problem: %s', (line, problem) => {
    expect(parseContactLines(`Police: 999\n${line}`, 20)).toEqual({
      ok: false,
      problem: { kind: 'contact', line, problem },
    })
  })

  it('have none of the marks that a chat puts around a number', () => {
    expect(parseContactLines('Clinic: \u202a+254 700 000 090\u202c', 20)).toEqual({
      ok: true,
      contacts: [{ label: 'Clinic', value: '+254 700 000 090' }],
    })
  })

  it('are not more than the maximum', () => {
    expect(parseContactLines('Police: 999\nFire: 999', 1)).toEqual({ ok: false, problem: { kind: 'too-many', max: 1 } })
  })
})
