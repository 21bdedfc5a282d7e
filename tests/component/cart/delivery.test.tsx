import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deviceDb } from '@/store/db'
import { expectAccessible } from '../accessibility'
import { dropMessages } from '../messages'
import { signedIn } from '../signed-in'
import { storedText } from '../stored-text'
import {
  openedLinks,
  hostel,
  line,
  openCart,
  lastMessage,
  saveCart,
  savedDelivery,
  saveDelivery,
  tomatoes,
} from './cart'

type Screen = Awaited<ReturnType<typeof openCart>>

const checkout = (screen: Screen, label = 'Checkout on WhatsApp') => screen.getByRole('link', { name: label })
const sheet = () => page.getByRole('dialog', { name: 'Where does it go?' })
const field = (name: string) => sheet().getByRole('textbox', { name, exact: true })
const send = () => sheet().getByRole('link', { name: 'Send on WhatsApp' })

beforeEach(async () => {
  await page.viewport(360, 740)
  await saveCart([line('1', tomatoes, 120, 2)])
})

describe('a user who orders for the first time', () => {
  test('is asked once for name and place, which the message contains and the phone stores', async () => {
    const screen = await openCart()
    await checkout(screen).click()
    await userEvent.fill(field('Name'), 'Amina Juma')
    await userEvent.fill(field('Phone (optional)'), '0712 345 678')
    await userEvent.fill(field('Place'), hostel)
    await sheet().getByRole('button', { name: 'Cash' }).click()
    await send().click()
    await expect.element(screen.getByText('Your cart is empty')).toBeVisible()
    expect(openedLinks).toHaveLength(1)
    expect(lastMessage()).toContain(`Name: Amina Juma\nPhone: +254 712 345 678\nDeliver to: ${hostel}\nPay by: cash\n`)
    await expect
      .poll(savedDelivery)
      .toMatchObject({ name: 'Amina Juma', phone: '0712 345 678', places: [hostel], payment: 'cash' })
  })

  test('sees what is missing, and nothing is sent', async () => {
    const screen = await openCart()
    await checkout(screen).click()
    await userEvent.fill(field('Phone (optional)'), '0712')
    await send().click()
    for (const text of [
      'Whom should the provider ask for?',
      'This phone number is not complete or has a wrong digit.',
      'Where should it be brought?',
    ]) {
      await expect.element(sheet().getByText(text)).toBeVisible()
    }
    expect([openedLinks, await deviceDb().orders.count()]).toEqual([[], 0])
  })

  test('can also send without them, by SMS too', async () => {
    const screen = await openCart()
    await checkout(screen, 'Send as SMS').click()
    await sheet().getByRole('link', { name: 'Send without name and place' }).click()
    await expect.element(screen.getByText('Your cart is empty')).toBeVisible()
    expect(openedLinks[0]).toMatch(/^sms:/)
    expect(lastMessage()).not.toMatch(/Name:|Deliver to:/)
  })

  test('is not asked before a call', async () => {
    const screen = await openCart()
    await screen.getByRole('link', { name: /^Call/ }).click()
    await expect.element(screen.getByText('Your cart is empty')).toBeVisible()
    expect(openedLinks).toEqual(['tel:+254700000001'])
  })

  test('sees an accessible sheet', async () => {
    const screen = await openCart()
    await checkout(screen).click()
    await expect.element(send()).toBeVisible()
    await expectAccessible()
  })
})

describe('what is typed', () => {
  beforeEach(() => void signedIn())

  test('stands in the sheet again after a reload, until it is sent', async () => {
    const screen = await openCart()
    await checkout(screen).click()
    await userEvent.fill(field('Name'), 'Amina Juma')
    await userEvent.fill(field('Place'), hostel)
    await sheet().getByRole('button', { name: 'Cash' }).click()
    await screen.unmount()
    const again = await openCart()
    await checkout(again).click()
    await expect.element(field('Name')).toHaveValue('Amina Juma')
    await expect.element(field('Place')).toHaveValue(hostel)
    await expect.element(sheet().getByRole('button', { name: 'Cash' })).toHaveAttribute('aria-pressed', 'true')
    await send().click()
    await expect.element(again.getByText('Your cart is empty')).toBeVisible()
    await expect.poll(storedText).not.toContain(hostel)
  })

  test('into the note stands there again after a reload, until the order is sent', async () => {
    await saveDelivery()
    const screen = await openCart()
    const note = (of: Screen) => of.getByRole('textbox', { name: 'Note for this order' })
    await userEvent.fill(note(screen), 'Second gate')
    await screen.unmount()
    const again = await openCart()
    await expect.element(note(again)).toHaveValue('Second gate')
    await checkout(again).click()
    await expect.poll(lastMessage).toContain('Second gate')
    await expect.poll(storedText).not.toContain('Second gate')
  })
})

/** Taps Checkout as soon as this happens, before storage gives back what was saved. */
const checkOutAsSoonAs = (happens: () => boolean, screen: Screen) =>
  new MutationObserver((_changes, observer) => {
    if (!happens()) return
    observer.disconnect()
    checkout(screen)
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }).observe(document.body, { subtree: true, childList: true, attributes: true })

describe('an order that is sent at once', () => {
  test('after the sheet is saved goes there, and nothing is asked again', async () => {
    const screen = await openCart()
    await screen.getByRole('button', { name: 'Add name and place' }).click()
    await userEvent.fill(field('Name'), 'Amina Juma')
    await userEvent.fill(field('Place'), hostel)
    checkOutAsSoonAs(() => document.querySelector('[role="dialog"]') === null, screen)
    await sheet().getByRole('button', { name: 'Save' }).click()
    await expect.poll(lastMessage).toContain(`Deliver to: ${hostel}`)
    await expect.element(sheet()).not.toBeInTheDocument()
  })

  test('after another place is saved goes to that one', async () => {
    await saveDelivery()
    const screen = await openCart()
    await screen.getByRole('button', { name: 'Change' }).click()
    await sheet().getByRole('radio', { name: 'Another place' }).click()
    await userEvent.fill(field('The other place'), 'TUM library')
    checkOutAsSoonAs(() => document.querySelector('[role="dialog"]') === null, screen)
    await sheet().getByRole('button', { name: 'Save' }).click()
    await expect.poll(lastMessage).toContain('Deliver to: TUM library')
  })

  test('after another place is chosen goes to that one', async () => {
    await saveDelivery({ places: [hostel, 'TUM library'] })
    const screen = await openCart()
    const library = screen.getByRole('group', { name: 'Place' }).getByRole('button', { name: 'TUM library' })
    await expect.element(library).toBeVisible()
    library.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    checkout(screen)
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await expect.poll(lastMessage).toContain('Deliver to: TUM library')
  })
})

describe('a user who has ordered before', () => {
  test('checks out with one tap', async () => {
    await saveDelivery()
    const screen = await openCart()
    await checkout(screen).click()
    await expect.element(screen.getByText('Your cart is empty')).toBeVisible()
    expect(lastMessage()).toContain(`Name: Amina Juma\nDeliver to: ${hostel}\nPay by: M-Pesa\n`)
    await expect.element(sheet()).not.toBeInTheDocument()
  })

  test('chooses another stored place with one tap', async () => {
    await saveDelivery({ places: [hostel, 'TUM library'] })
    const screen = await openCart()
    const library = screen.getByRole('group', { name: 'Place' }).getByRole('button', { name: 'TUM library' })
    await library.click()
    await expect.element(library).toHaveAttribute('aria-pressed', 'true')
    await checkout(screen).click()
    await expect.poll(lastMessage).toContain('Deliver to: TUM library')
  })

  test('adds a place to the stored ones', async () => {
    await saveDelivery()
    const screen = await openCart()
    await screen.getByRole('button', { name: 'Change' }).click()
    await sheet().getByRole('radio', { name: 'Another place' }).click()
    await userEvent.fill(field('The other place'), 'TUM library')
    await sheet().getByRole('button', { name: 'Save' }).click()
    await expect.element(sheet()).not.toBeInTheDocument()
    await expect.poll(savedDelivery).toMatchObject({ places: [hostel, 'TUM library'], place: 'TUM library' })
  })

  test('sends a note with the message, after which it is cleared', async () => {
    await saveDelivery()
    const screen = await openCart()
    await userEvent.fill(screen.getByRole('textbox', { name: 'Note for this order' }), 'Less chilli')
    await checkout(screen).click()
    await expect.element(screen.getByText('Your cart is empty')).toBeVisible()
    expect(lastMessage()).toContain('\nNote: Less chilli\n')
    await expect.poll(savedDelivery).toMatchObject({ note: '', place: hostel })
  })

  test('still has a note that was not sent', async () => {
    await saveDelivery({ note: 'Less chilli' })
    const screen = await openCart()
    await expect.element(screen.getByRole('textbox', { name: 'Note for this order' })).toHaveValue('Less chilli')
  })
})

test('a phone that cannot store the place shows an error, and the sheet stays open', async () => {
  const screen = await openCart()
  await screen.getByRole('button', { name: 'Add name and place' }).click()
  await userEvent.fill(field('Name'), 'Amina Juma')
  await userEvent.fill(field('Place'), hostel)
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room left', 'QuotaExceededError')
  })
  await sheet().getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Not kept')).toBeVisible()
  await expect.element(field('Place')).toHaveValue(hostel)
  vi.mocked(IDBObjectStore.prototype.put).mockRestore()
  dropMessages(/no room left/)
})

test('a prescription medicine is marked in the cart and in the message', async () => {
  await saveDelivery()
  await saveCart([
    line('chemist:1', 'Amoxicillin 500 mg', 300, 1, { category: 'Pharmacy', provider: '', prescription: true }),
  ])
  const screen = await openCart()
  await expect.element(screen.getByRole('listitem').getByText('Prescription required')).toBeVisible()
  await expect.element(screen.getByText(/^Keep your prescription at hand/)).toBeVisible()
  await checkout(screen).click()
  await expect.poll(lastMessage).toContain('From Pharmacy:\n1. Amoxicillin 500 mg (prescription required)\n')
})

test('items are grouped by provider, with its subtotal and delivery time', async () => {
  await saveCart([
    line('1', tomatoes, 120, 2),
    line('gas:1', '6kg Gas Refill', 1150, 1, { category: 'Gas Services', provider: 'Mwangaza Gas, Tudor' }),
    line('2', 'Mala (500 ml)', 75, 1),
  ])
  const screen = await openCart()
  const groceries = screen.getByRole('region', { name: 'Mama Njeri Fresh, Tudor' })
  await expect.element(groceries.getByRole('listitem').nth(1)).toBeVisible()
  await expect.element(groceries.getByText('KSh 315')).toBeVisible()
  await expect
    .element(screen.getByRole('region', { name: 'Mwangaza Gas, Tudor' }).getByText('Delivers in 30-45 minutes'))
    .toBeVisible()
  await expect
    .element(
      screen.getByText(
        'One fee for the whole cart. Mwangaza Gas, Tudor delivers free what you order in their own chat.',
      ),
    )
    .toBeVisible()
  expect(screen.getByRole('group', { name: 'Items in your cart' }).getByRole('listitem').elements()).toHaveLength(3)
})
