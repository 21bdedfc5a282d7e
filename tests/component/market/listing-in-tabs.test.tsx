import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { userDb } from '@/store/user-db'
import type { UserId } from '@/kit/rules/ids'
import { signedIn } from '../signed-in'
import { dialog, openMarket } from './market'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

const key = 'draft/listing/marketplace/new'
const form = () => dialog('List Item for Sale')
const title = () => form().getByRole('textbox', { name: 'Title' })
const stored = async (id: UserId) =>
  (await userDb(id).keyValues.toArray())
    .flatMap(({ value }) => (typeof value === 'object' && value !== null && 'title' in value ? [value.title] : []))
    .toSorted()
const texts = {
  title: '',
  price: '',
  originalPrice: '',
  category: '',
  condition: '',
  location: '',
  description: '',
  phone: '',
}

/** What another tab does. */
const elsewhere = {
  types: (id: UserId, name: string) =>
    userDb(id).keyValues.bulkPut([
      { key, value: { ...texts, title: name } },
      { key: `${key}/by`, value: 'another tab' },
    ]),
  lists: (id: UserId) => userDb(id).keyValues.bulkDelete([key, `${key}/photos`, `${key}/by`]),
}

test('the form follows what another tab types, and is empty once that has listed it', async () => {
  const { id } = signedIn()
  await openMarket('/marketplace?form=new', [])
  await expect.element(title()).toHaveValue('')
  await elsewhere.types(id, 'Camp Bed')
  await expect.element(title()).toHaveValue('Camp Bed')
  await userEvent.type(title(), ' with a net')
  await expect.poll(() => stored(id)).toEqual(['Camp Bed with a net'])
  await elsewhere.lists(id)
  await expect.element(title()).toHaveValue('')
  await userEvent.type(title(), 'z')
  await expect.poll(() => stored(id)).toEqual(['z'])
})

test('what was typed here stays when another tab begins another listing, after a reload, too', async () => {
  const { id } = signedIn()
  const screen = await openMarket('/marketplace?form=new', [])
  await userEvent.fill(title(), 'Camp Bed with a net')
  await expect.poll(() => stored(id)).toEqual(['Camp Bed with a net'])
  await elsewhere.types(id, 'Kettle')
  await expect.poll(() => stored(id)).toEqual(['Camp Bed with a net', 'Kettle'])
  await expect.element(title()).toHaveValue('Camp Bed with a net')
  await userEvent.type(title(), ', blue')
  await screen.unmount()
  await openMarket('/marketplace?form=new', [])
  await expect.element(title()).toHaveValue('Camp Bed with a net, blue')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
})

test('what a tab kept apart and never listed comes in the next new listing once that tab is closed', async () => {
  const { id } = signedIn()
  const [closed, open] = [crypto.randomUUID(), crypto.randomUUID()]
  const end = Promise.withResolvers<void>()
  const held = navigator.locks.request(`comrade-tab/${open}`, () => end.promise)
  const draft = (tab: string, name: string) => [
    { key: `${key}/${tab}`, value: { ...texts, title: name } },
    { key: `${key}/${tab}/photos`, value: [] },
  ]
  await userDb(id).keyValues.bulkPut([...draft(open, 'Kettle'), ...draft(closed, 'Camp Bed')])
  const screen = await openMarket('/marketplace?form=new', [])
  await expect.element(title()).toHaveValue('Camp Bed')
  expect(await stored(id)).toEqual(['Camp Bed', 'Kettle'])
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await screen.unmount()
  await openMarket('/marketplace?form=new', [])
  await expect.element(title()).toHaveValue('Camp Bed')
  await elsewhere.lists(id)
  await expect.element(title()).toHaveValue('')
  end.resolve()
  await held
})
