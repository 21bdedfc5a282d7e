import { expect, test } from 'vitest'
import { draftOfProfile, isPhoneWrong, profileChange, profileValues, yearOfStudy, type ProfileValues } from './profile'

const amina: ProfileValues = { full_name: 'Amina Juma', phone: '+254700000001', university: null, course: null, year_of_study: 2 }

test.each([
  [1, 1], [7, 7], [0, 1], [8, 1], ['3', 3], ['', 1], [Number.NaN, 1], [2.9, 2],
])('year %j is %i', (value, year) => {
  expect(yearOfStudy(value)).toBe(year)
})

test('unchanged values are not sent', () => {
  expect(profileChange(amina, profileValues(draftOfProfile(amina)))).toBeNull()
})

test('only changed values are sent, with their previous values', () => {
  const now = profileValues({ ...draftOfProfile(amina), course: '  Bachelor of Commerce ', year: 3 })
  expect(profileChange(amina, now)).toEqual({
    values: { course: 'Bachelor of Commerce', year_of_study: 3 },
    before: { course: null, year_of_study: 2 },
  })
})

test('a phone number is stored in one format, and another format is not a change', () => {
  const now = profileValues({ ...draftOfProfile(amina), phone: '0700 000 001' })
  expect(now.phone).toBe('+254700000001')
  expect(profileChange({ ...amina, phone: '0700000001' }, now)).toBeNull()
})

test('a phone number is optional, and an invalid one is detected', () => {
  expect(isPhoneWrong({ ...draftOfProfile(amina), phone: ' ' })).toBe(false)
  expect(isPhoneWrong({ ...draftOfProfile(amina), phone: '0700' })).toBe(true)
  expect(profileChange(amina, profileValues({ ...draftOfProfile(amina), phone: '' }))).toEqual({
    values: { phone: null },
    before: { phone: '+254700000001' },
  })
})
