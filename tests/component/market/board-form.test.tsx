import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../accessibility'
import { signedIn } from '../signed-in'
import { card, dialog, openMarket, operationsOf } from './market'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))
vi.mock('@/store/sync/outbox/wait-for-outcome', () => ({ waitForOutcome: async () => 'sent' }))

const boardForm = () => dialog('Sell Item')
const submit = () => page.getByRole('dialog').getByRole('button', { name: 'List Item' }).click()

test('the form of the board has its own rules and texts', async () => {
  const { id } = signedIn('Grace Wanjiku')
  await openMarket('/second-hand?form=new', [])
  await expect.element(boardForm().getByText(/PNG, JPG up to 10MB each/)).toBeVisible()
  await expect
    .poll(() =>
      boardForm()
        .getByRole('combobox', { name: 'Condition' })
        .getByRole('option')
        .elements()
        .map((option) => option.textContent),
    )
    .toEqual(['Choose one', 'New', 'Like New', 'Excellent', 'Good', 'Fair'])
  await submit()
  await expect.poll(() => boardForm().getByText('Please fill this in.').elements()).toHaveLength(7)
  for (const [name, text] of [
    ['Title', 'Desk Lamp'],
    ['Selling Price (KSh)', '500'],
    ['Location', 'Tudor'],
    ['Phone Number', '0700 000 094'],
    ['Description', 'Bends.'],
  ] as const) {
    await userEvent.fill(boardForm().getByRole('textbox', { name }), text)
  }
  await userEvent.selectOptions(boardForm().getByRole('combobox', { name: 'Category' }), 'Furniture')
  await userEvent.selectOptions(boardForm().getByRole('combobox', { name: 'Condition' }), 'Fair')
  await submit()
  await expect
    .element(
      page
        .getByRole('status')
        .filter({ hasText: 'Your item has been posted successfully. Buyers will contact you directly.' }),
    )
    .toBeVisible()
  await expect.element(card('Desk Lamp')).toMatchTextContent(/KSh 500.*seconds ago.*You/)
  await expect.element(card('Desk Lamp')).not.toMatchTextContent(/before/)
  expect(await operationsOf(id)).toMatchObject([
    { values: { title: 'Desk Lamp', price: 500, original_price: null, condition: 'fair' } },
  ])
})

test('the price plus 1,000 is offered as the original price and applied with one tap', async () => {
  signedIn()
  await openMarket('/second-hand?form=new', [])
  const original = boardForm().getByRole('textbox', { name: 'Original Price (KSh)' })
  await expect.element(boardForm().getByRole('button', { name: /^Use KSh/ })).not.toBeInTheDocument()
  await userEvent.fill(boardForm().getByRole('textbox', { name: 'Selling Price (KSh)' }), '1,200')
  await boardForm().getByRole('button', { name: 'Use KSh 2,200' }).click()
  await expect.element(original).toHaveValue('2200')
  await expect.element(boardForm().getByRole('button', { name: /^Use KSh/ })).not.toBeInTheDocument()
})

test('the photos come first, and no field is shown as invalid before the form is submitted', async () => {
  signedIn('Grace Wanjiku')
  await openMarket('/second-hand?form=new', [])
  const photos = boardForm().getByRole('button', { name: 'Add photos' })
  const title = boardForm().getByRole('textbox', { name: 'Title' })
  await expect.element(title).toBeVisible()
  expect(photos.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    title.element().getBoundingClientRect().top,
  )
  await expect.element(title).toBeRequired()
  expect(
    boardForm().element().querySelectorAll('[aria-invalid=true], [data-error], .mantine-InputWrapper-required'),
  ).toHaveLength(0)
  await expect
    .element(boardForm())
    .toMatchTextContent(/Original Price \(KSh\) \(optional\).*Buyers see your name, Grace Wanjiku/)
})

test('the form is accessible', async () => {
  signedIn()
  await openMarket('/second-hand?form=new', [])
  await expect.element(boardForm().getByRole('textbox', { name: 'Title' })).toBeVisible()
  await expectAccessible()
})
