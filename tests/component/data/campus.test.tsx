import { afterEach, expect, test } from 'vitest'
import { adoptCampus, chooseCampus, campusOf } from '@/store/campus'
import { chosenCampusKey } from '@/store/chosen-campus'
import { deviceDb } from '@/store/db'
import { defaultCampus, parseCampus } from '@/kit/rules/campus'
import { emptyDevice, saveRows } from '../device'
import { campus } from '../pages/rows'

const { name, shortName, town, website } = defaultCampus
const tum = campus('tum', { name, short_name: shortName, town, website })
const stored = () => parseCampus(localStorage.getItem(chosenCampusKey))

afterEach(async () => {
  localStorage.removeItem(chosenCampusKey)
  await emptyDevice()
})

test('an admin’s change to the campus is shown from the next page load on', async () => {
  await saveRows('campuses', [{ ...tum, website: 'https://new.tum.example' }])
  expect(await adoptCampus(defaultCampus)).toBe(false)
  expect(stored()).toEqual({ ...defaultCampus, website: 'https://new.tum.example' })
})

test('a campus that has not changed is not stored again', async () => {
  await saveRows('campuses', [tum])
  expect(await adoptCampus(defaultCampus)).toBe(false)
  expect(stored()).toBeNull()
})

test('a page that shows another campus than the server copies belong to is reloaded with theirs', async () => {
  const uon = campus('uon')
  await saveRows('campuses', [tum, uon])
  await chooseCampus(deviceDb(), campusOf(uon))
  localStorage.removeItem(chosenCampusKey)
  expect(await adoptCampus(defaultCampus)).toBe(true)
  expect(stored()).toEqual(campusOf(uon))
})
