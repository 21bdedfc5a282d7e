import { expect, test } from 'vitest'
import { draftOfProfile, editedValues, isPhoneWrong, profileValues, yearOfStudy, type ProfileValues } from './profile'

const amina: ProfileValues = {
  full_name: 'Amina Juma',
  phone: '+254700000001',
  university: null,
  course: null,
  year_of_study: 2,
}

test.each([
  [1, 1],
  [7, 7],
  [0, 1],
  [8, 1],
  ['3', 3],
  ['', 1],
  [Number.NaN, 1],
  [2.9, 2],
])('year %j is %i', (value, year) => {
  expect(yearOfStudy(value)).toBe(year)
})

test('a draft without changes has the same values', () => {
  expect(editedValues(amina, draftOfProfile(amina))).toEqual(amina)
})

test('what was typed is stored without blanks around it', () => {
  const draft = { ...draftOfProfile(amina), course: '  Bachelor of Commerce ', year: 3 }
  expect(editedValues(amina, draft)).toEqual({ ...amina, course: 'Bachelor of Commerce', year_of_study: 3 })
})

test('a phone number is stored in one format, and another format is not a change', () => {
  const draft = { ...draftOfProfile(amina), phone: '0700 000 001' }
  expect(profileValues(draft).phone).toBe('+254700000001')
  expect(editedValues({ ...amina, phone: '0700000001' }, draft).phone).toBe('0700000001')
})

test('a phone number is optional, and an invalid one is detected', () => {
  expect(isPhoneWrong({ ...draftOfProfile(amina), phone: ' ' })).toBe(false)
  expect(isPhoneWrong({ ...draftOfProfile(amina), phone: '0700' })).toBe(true)
  expect(editedValues(amina, { ...draftOfProfile(amina), phone: '' }).phone).toBeNull()
})
