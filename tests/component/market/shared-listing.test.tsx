import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readShared, saveShared } from '@/market/store/shared-listing'
import { saveUser } from '@/store/session/user-record'
import { signedIn, signedOut } from '../signed-in'
import { dialog, openMarket, photo } from './market'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

const boardForm = () => dialog('Sell Item')
const photosShown = () => page.getByRole('dialog').getByRole('img', { name: /^Photo/ })
/** Stores what another app shared with this user. */
const share = async (
  user: Parameters<typeof saveUser>[0] | null,
  words: Readonly<Record<string, string>>,
  ...photos: string[]
) => {
  if (user) await saveUser(user)
  const data = new FormData()
  for (const [name, text] of Object.entries(words)) data.append(name, text)
  for (const name of photos) data.append('photos', photo(name))
  await saveShared(data)
}

test('shared content is added to an existing draft without removing anything', async () => {
  const user = signedIn()
  const screen = await openMarket('/second-hand?form=new', [])
  await userEvent.fill(boardForm().getByRole('textbox', { name: 'Title' }), 'Tent')
  await userEvent.fill(boardForm().getByRole('textbox', { name: 'Description' }), 'Dry inside')
  await screen.unmount()
  await share(user, { title: 'IMG_0001', text: 'For two people' }, 'one.gif')
  const { address } = await openMarket('/second-hand?form=shared', [])
  await expect
    .element(boardForm().getByRole('textbox', { name: 'Description' }))
    .toHaveValue('Dry inside\nIMG_0001\nFor two people')
  await expect.element(boardForm().getByRole('textbox', { name: 'Title' })).toHaveValue('Tent')
  await expect.poll(() => photosShown().elements()).toHaveLength(1)
  await expect.poll(address).toBe('/second-hand?form=new')
})

test('only as many shared photos are added as a listing can have', async () => {
  await share(signedIn(), {}, 'one.gif', 'two.gif', 'three.gif', 'four.gif', 'five.gif', 'six.gif')
  await openMarket('/second-hand?form=shared', [])
  await expect.poll(() => photosShown().elements()).toHaveLength(5)
  await expect.element(page.getByRole('alert').filter({ hasText: 'At most 5 photos' })).toBeVisible()
})

test('shared content is not deleted while the phone has no space for the form', async () => {
  await share(signedIn(), { title: 'Tent' })
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value: unknown,
    key?: IDBValidKey,
  ) {
    if (this.name === 'keyValues') throw new DOMException('no room left', 'QuotaExceededError')
    return key === undefined ? put.call(this, value) : put.call(this, value, key)
  })
  const { address } = await openMarket('/second-hand?form=shared', [])
  await expect.element(boardForm().getByRole('textbox', { name: 'Title' })).toHaveValue('Tent')
  await expect.poll(address).toBe('/second-hand?form=new')
  expect((await readShared())?.words.title).toBe('Tent')
})

test('the form opens with an error when the phone could not store what was shared', async () => {
  signedIn()
  await openMarket('/second-hand?form=shared', [])
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'This phone could not keep what you shared.' }))
    .toBeVisible()
  await expect.element(boardForm().getByRole('textbox', { name: 'Title' })).toBeVisible()
})

test('a signed-out user is shown that the shared content is saved', async () => {
  signedOut()
  await share(null, { title: 'Tent' })
  const { address } = await openMarket('/second-hand?form=shared', [])
  await expect.element(page.getByText(/^What you shared waits on this phone/)).toBeVisible()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect.poll(address).toBe('/login')
})

test('a signed-out user is not told that what could not be stored waits', async () => {
  signedOut()
  await openMarket('/second-hand?form=shared', [])
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'This phone could not keep what you shared.' }))
    .toBeVisible()
  await expect.element(page.getByText(/waits on this phone/)).not.toBeInTheDocument()
})
