import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type * as ChosenCampus from '@/store/chosen-campus'
import { userDb } from '@/store/user-db'
import { campusSlug, defaultCampus, type Campus } from '@/kit/rules/campus'
import { signedIn } from '../signed-in'
import { dialog, openMarket } from './market'

const stub = vi.hoisted(() => ({ campus: null as Campus | null }))
vi.mock('@/store/chosen-campus', async (original) => {
  const actual = await original<typeof ChosenCampus>()
  return { ...actual, chosenCampus: () => stub.campus ?? actual.chosenCampus() }
})

const form = () => dialog('List Item for Sale')
const location = () => form().getByRole('textbox', { name: /^Location/ })
const at = async (campus: Campus) => {
  stub.campus = campus
  const screen = await openMarket('/marketplace?form=new', [])
  await expect.element(form().getByRole('textbox', { name: 'Phone Number' })).toHaveValue('0700 000 091')
  return screen
}
const nairobi = { ...defaultCampus, slug: campusSlug('uon') }

test('the place of the latest listing is filled in at its campus alone', async () => {
  const user = signedIn()
  await userDb(user.id).keyValues.put({
    key: 'seller-details',
    value: { phone: '0700 000 091', places: { tum: 'Tudor' } },
  })
  const first = await at(defaultCampus)
  await expect.element(location()).toHaveValue('Tudor')
  await first.unmount()
  const second = await at(nairobi)
  await expect.element(location()).toHaveValue('')
  await userEvent.fill(location(), 'Ngara')
  await expect
    .poll(async () => (await userDb(user.id).keyValues.get('draft/listing/marketplace/new@uon'))?.value)
    .toMatchObject({ location: 'Ngara' })
  await second.unmount()
  // What is typed for one campus is no draft for another.
  await at(defaultCampus)
  await expect.element(location()).toHaveValue('Tudor')
})
