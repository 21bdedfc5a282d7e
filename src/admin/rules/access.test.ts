import { expect, test } from 'vitest'
import { campusSlug } from '@/kit/rules/campus'
import { administeredCampus, allCampuses, filteredCampus, type AdminScope } from './access'

const tum = campusSlug('tum')
const uon = campusSlug('uon')
const ofUon: AdminScope = { kind: 'one', campus: uon }

test.each([
  ['all campuses: that of the address', allCampuses, uon, [tum, uon], uon],
  ['all campuses: that of the address while the campuses are loading', allCampuses, uon, null, uon],
  ['all campuses: the phone’s where the address has none', allCampuses, null, [tum, uon], tum],
  [
    'all campuses: the phone’s where the address names an unknown one',
    allCampuses,
    campusSlug('nowhere'),
    [tum, uon],
    tum,
  ],
  ['one campus: theirs where the address has none', ofUon, null, [tum, uon], uon],
  ['one campus: theirs where the address names another', ofUon, tum, [tum, uon], uon],
] as const)('an admin of %s', (_who, scope, campus, known, shown) => {
  expect(administeredCampus(scope, { campus, known, chosen: tum })).toBe(shown)
})

test.each([
  ['all campuses: of all where the address has none', allCampuses, null, [tum, uon], null],
  ['all campuses: of that of the address', allCampuses, uon, [tum, uon], uon],
  ['all campuses: of that of the address while the campuses are loading', allCampuses, uon, null, uon],
  ['all campuses: of all where the address names an unknown one', allCampuses, campusSlug('nowhere'), [tum, uon], null],
  ['one campus: of theirs where the address has none', ofUon, null, [tum, uon], uon],
  ['one campus: of theirs where the address names another', ofUon, tum, [tum, uon], uon],
] as const)('reports are shown to an admin of %s', (_who, scope, campus, known, shown) => {
  expect(filteredCampus(scope, { campus, known })).toBe(shown)
})
