import { describe, expect, it, test } from 'vitest'
import { adminTabValues } from '@/admin/rules/admin-url'
import { draftOf } from '@/admin/rules/item-form'
import type { FieldProblem } from '@/admin/rules/read-field'
import type { Values } from '@/admin/rules/item-row'
import { allCampuses } from '@/admin/rules/access'
import { campusSlug } from '@/kit/rules/campus'
import { choicesOf, differences, fieldProblemText } from './item-form'
import { shownTab } from './tabs'

describe.each(adminTabValues)('the tab of %s', (tab) => {
  const { searchLabel, fields } = shownTab(tab, allCampuses)

  it('has labels and choices with texts', () => {
    expect([
      searchLabel,
      ...fields.flatMap(({ label, choices }) => [label, ...choices.map((choice) => choice.label)]),
    ]).not.toContain('')
  })

  it('is the same object each time', () => {
    expect(shownTab(tab, allCampuses)).toBe(shownTab(tab, allCampuses))
  })
})

it('an admin of one campus sees its website and its numbers alone', () => {
  const own = shownTab('campuses', { kind: 'one', campus: campusSlug('uon') })
  expect(own.fields.map(({ label }) => label)).toEqual(['Website', 'Contacts', 'Emergency numbers'])
})

it('a category that an e-shop product already has is a choice under its own name', () => {
  const field = shownTab('eshop', allCampuses).fields.find(({ kind }) => kind === 'category')
  expect(field && choicesOf(field, 'Stationery').map(({ label }) => label)).toEqual([
    'Electronics',
    'Clothing',
    'Beauty',
    'Groceries',
    'General',
    'Stationery',
  ])
})

it('differences are listed as displayed', () => {
  const spec = shownTab('rentals', allCampuses)
  const rental: Values = {
    title: 'Bedsitter',
    price_per_day: 6500,
    category: 'bedsitter',
    location: 'Tudor',
    amenities: [],
  }
  const draft = (values: Values) => draftOf(spec, { values: { ...rental, ...values }, photos: [] })
  expect(
    differences(spec, draft({}), draft({ price_per_day: 7000, category: 'single' })).map(({ field, mine, theirs }) => [
      field.label,
      mine,
      theirs,
    ]),
  ).toEqual([
    ['Price per month (KSh)', '6500', '7000'],
    ['Category', 'Bedsitter', 'Single Room'],
  ])
})

test.each<[FieldProblem, string]>([
  [{ kind: 'missing' }, 'Please fill this in.'],
  [{ kind: 'no-category' }, 'Choose a category.'],
  [{ kind: 'too-long', max: 2000 }, 'At most 2,000 characters.'],
  [{ kind: 'too-high', max: 1_000_000 }, 'At most 1,000,000.'],
  [{ kind: 'unclear', readings: [1250, 1.25] }, 'Do you mean 1,250 or 1.25? Write it like that.'],
  [{ kind: 'unclear', readings: [1250] }, 'Do you mean 1,250? Write it like that.'],
  [{ kind: 'no-hours' }, 'Write days and hours, like Monday to Saturday, 8AM to 8PM.'],
  [{ kind: 'no-date' }, 'Choose a day.'],
  [{ kind: 'no-signed', max: 20_000 }, 'Write a whole number from -20,000 to 20,000.'],
  [{ kind: 'no-rating', max: 5 }, 'Write a number from 0 to 5, like 4.5.'],
  [{ kind: 'too-many', max: 1 }, 'At most 1 entries.'],
  [{ kind: 'phone-impossible' }, 'This phone number is not complete or has a wrong digit.'],
  [
    { kind: 'contact', line: 'Campus Clinic', problem: 'incomplete' },
    '“Campus Clinic”: Write a name, a colon and a number, like Campus Clinic: 0700 000 090.',
  ],
  [
    { kind: 'contact', line: `${'x'.repeat(39)}😀`, problem: 'incomplete' },
    `“${'x'.repeat(39)}”: Write a name, a colon and a number, like Campus Clinic: 0700 000 090.`,
  ],
  [
    { kind: 'contact', line: 'x'.repeat(90), problem: 'too-long' },
    `“${'x'.repeat(40)}”: At most 80 characters before and after the colon.`,
  ],
])('the problem %o reads "%s"', (problem, text) => {
  expect(fieldProblemText(problem)).toBe(text)
})
