import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { userDb } from '@/store/user-db'
import { jpegOf } from '../../../supabase/functions/housekeeping/pictures/test-pictures'
import { signedIn } from '../signed-in'
import { addPhotos, card, dialog, openMarket, operationsOf, photoInput } from './market'

const stub = vi.hoisted(() => ({ outcome: 'sent' }))
vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))
vi.mock('@/store/sync/outbox/wait-for-outcome', () => ({ waitForOutcome: async () => stub.outcome }))

const form = () => dialog('List Item for Sale')
const boardForm = () => dialog('Sell Item')
const submit = () => page.getByRole('dialog').getByRole('button', { name: 'List Item' }).click()
const photosShown = () => page.getByRole('dialog').getByRole('img', { name: /^Photo/ })
const fill = async (title: string) => {
  await userEvent.fill(form().getByRole('textbox', { name: 'Title' }), title)
  await userEvent.fill(form().getByRole('textbox', { name: 'Price (KSh)' }), '1,200')
  await userEvent.selectOptions(form().getByRole('combobox', { name: 'Category' }), 'Sports')
  await userEvent.fill(form().getByRole('textbox', { name: 'Phone Number' }), '0700 000 091')
}

test('the form shows what is missing, and returns the focus when it closes', async () => {
  signedIn()
  await openMarket('/marketplace', [])
  await page.getByRole('button', { name: 'Sell Item' }).click()
  await submit()
  await expect.poll(() => form().getByText('Please fill this in.').elements()).toHaveLength(3)
  await expect.element(form().getByRole('textbox', { name: 'Title' })).toHaveFocus()
  await userEvent.fill(form().getByRole('textbox', { name: 'Phone Number' }), '0700')
  await submit()
  await expect.element(form().getByText('This phone number is not complete or has a wrong digit.')).toBeVisible()
  await form().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(form()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Sell Item' })).toHaveFocus()
})

test('an error does not change the colour of placeholders', async () => {
  signedIn()
  await openMarket('/marketplace?form=new', [])
  const price = form().getByRole('textbox', { name: 'Price (KSh)' })
  const colour = () => getComputedStyle(price.element(), '::placeholder').color
  await expect.element(price).toBeVisible()
  const before = colour()
  await submit()
  await expect.element(price).toHaveAttribute('aria-invalid', 'true')
  expect(colour()).toBe(before)
})

test('the form is prefilled with the user’s number, formatted', async () => {
  const { id } = signedIn()
  await userDb(id).replica('profiles').put({
    id,
    rev: 1,
    full_name: 'Amina Juma',
    email: null,
    phone: '+254700000012',
    university: null,
    course: null,
    year_of_study: 1,
    campus: null,
    role: 'user',
  })
  await openMarket('/marketplace?form=new', [])
  await expect.element(form().getByRole('textbox', { name: 'Phone Number' })).toHaveValue('+254 700 000 012')
})

test('closing a form with a draft shows that it is saved, and can discard it', async () => {
  const { id } = signedIn()
  await openMarket('/marketplace', [])
  await page.getByRole('button', { name: 'Sell Item' }).click()
  await form().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(form()).not.toBeInTheDocument()
  await expect.element(page.getByText('Draft kept on this phone')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Sell Item' }).click()
  await fill('Camp Bed')
  await form().getByRole('button', { name: 'Cancel' }).click()
  const kept = page.getByRole('status').filter({ hasText: 'Draft kept on this phone' })
  await kept.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => userDb(id).keyValues.count()).toBe(0)
})

test('a listing is stored with its photos and appears among the user’s listings', async () => {
  stub.outcome = 'sent'
  const { id } = signedIn()
  const { address } = await openMarket('/marketplace?tab=mine', [])
  await page.getByRole('button', { name: 'List Your First Item' }).click()
  await fill('Running Shoes')
  await addPhotos('one.gif', 'two.gif')
  await expect.poll(() => photosShown().elements()).toHaveLength(2)
  await submit()
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Your item has been listed successfully!' }))
    .toBeVisible()
  await expect
    .element(card('Running Shoes'))
    .toMatchTextContent(/2 photos.*KSh 1,200.*Used.*Waiting to be sent.*Location not specified.*Just now/)
  await expect.poll(address).toBe('/marketplace?tab=mine')
  expect(
    (await operationsOf(id)).map((operation) => ('table' in operation ? operation.table : operation.action)),
  ).toEqual(['upload', 'upload', 'items', 'item_photos', 'item_photos'])
})

test('a draft with its photos survives a failed save and leaving the screen', async () => {
  const { id } = signedIn()
  const screen = await openMarket('/marketplace?form=new', [])
  await fill('Camp Bed')
  await addPhotos('one.gif', 'two.gif')
  await expect.poll(() => photosShown().elements()).toHaveLength(2)
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('no room left', 'QuotaExceededError')
  })
  await submit()
  await expect.element(page.getByRole('alert').filter({ hasText: 'Failed to list your item' })).toBeVisible()
  add.mockRestore()
  await expect.element(form().getByRole('textbox', { name: 'Title' })).toHaveValue('Camp Bed')
  await screen.unmount()
  await openMarket('/marketplace?form=new', [])
  await expect.element(form().getByRole('textbox', { name: 'Title' })).toHaveValue('Camp Bed')
  await expect.element(form().getByRole('combobox', { name: 'Category' })).toHaveValue('sports')
  await expect.poll(() => photosShown().elements()).toHaveLength(2)
  expect(await operationsOf(id)).toEqual([])
})

test('a photo that was taken out can be added again', async () => {
  signedIn()
  await openMarket('/marketplace?form=new', [])
  await expect.element(form()).toBeVisible()
  await addPhotos('one.gif')
  await expect.poll(() => photosShown().elements()).toHaveLength(1)
  // The browser fires no event for a file that the field holds already.
  expect(document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')?.files).toHaveLength(0)
  await form().getByRole('button', { name: 'Remove photo 1' }).click()
  await expect.poll(() => photosShown().elements()).toHaveLength(0)
  await addPhotos('one.gif')
  await expect.poll(() => photosShown().elements()).toHaveLength(1)
})

test('a photo that is too large is called so', async () => {
  signedIn()
  await openMarket('/marketplace?form=new', [])
  await expect.element(form()).toBeVisible()
  // Put into the field as the browser does it: the driver would send 25 MB through its connection.
  const chosen = new DataTransfer()
  chosen.items.add(new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' }))
  const input = await photoInput()
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(page.getByRole('alert').filter({ hasText: 'large.png is larger than 25 MB.' })).toBeVisible()
})

test('so is a photo with too many pixels, before it is decoded', async () => {
  signedIn()
  await openMarket('/marketplace?form=new', [])
  await expect.element(form()).toBeVisible()
  await userEvent.upload(
    await photoInput(),
    new File([jpegOf({ width: 16_000, height: 16_000 })], 'sharp.jpg', { type: 'image/jpeg' }),
  )
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'sharp.jpg has more than 65 megapixels.' }))
    .toBeVisible()
  expect(photosShown().elements()).toHaveLength(0)
})

test('a price that may be two amounts is asked about', async () => {
  const { id } = signedIn()
  await openMarket('/marketplace?form=new', [])
  await fill('Camp Bed')
  const price = form().getByRole('textbox', { name: 'Price (KSh)' })
  await userEvent.fill(price, '1.200')
  await submit()
  await expect.element(form().getByText('Do you mean 1,200 or 1.2? Write it like that.')).toBeVisible()
  await expect.element(price).toHaveFocus()
  await userEvent.fill(price, 'KSh 1 200/=')
  await submit()
  await expect.element(form()).not.toBeInTheDocument()
  expect(await operationsOf(id)).toMatchObject([{ values: { title: 'Camp Bed', price: 1200 } }])
})

test('the place and the number are prefilled the next time, on both screens', async () => {
  stub.outcome = 'sent'
  signedIn()
  const screen = await openMarket('/marketplace?form=new', [])
  await fill('Running Shoes')
  await userEvent.fill(form().getByRole('textbox', { name: 'Location' }), 'Tudor gate')
  await submit()
  await expect.element(form()).not.toBeInTheDocument()
  await screen.unmount()
  await openMarket('/second-hand?form=new', [])
  await expect.element(boardForm().getByRole('textbox', { name: 'Location' })).toHaveValue('Tudor gate')
  await expect.element(boardForm().getByRole('textbox', { name: 'Phone Number' })).toHaveValue('0700 000 091')
  await expect.element(boardForm().getByRole('textbox', { name: 'Title' })).toHaveValue('')
})
