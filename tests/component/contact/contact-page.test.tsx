import { StorageFullError } from '@/store/storage-errors'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { connectivity } from '@/store/connectivity'
import { newOperation, type NewOperation } from '@/store/sync/outbox/operation'
import { setSessionState } from '@/store/session/session-state'
import { userDb } from '@/store/user-db'
import type { ContactMessage } from '@/pages/contact/rules/contact-message'
import { nationalNumbers } from '@/kit/rules/national-numbers'
import { emptyDevice, saveRows } from '../device'
import { campus } from '../pages/rows'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'
import { signedIn, signedOut } from '../signed-in'
import { storedText } from '../stored-text'

const stub = vi.hoisted(() => ({ sent: [] as unknown[], send: async () => {} }))
vi.mock('@/pages/contact/store/send-contact-message', () => ({
  sendContactMessage: (message: unknown) => {
    stub.sent.push(message)
    return stub.send()
  },
}))

const message: ContactMessage = {
  name: 'Amina Juma',
  email: 'amina@students.example',
  subject: 'Cold pilau',
  message: 'My pilau came cold.',
}
const labels = { name: 'Full Name', email: 'Email', subject: 'Subject', message: 'Message' } as const

const open = () => renderScreens(screensOf('contact'), '/contact')
type Screen = Awaited<ReturnType<typeof open>>
const box = (screen: Screen, field: keyof ContactMessage) => screen.getByRole('textbox', { name: labels[field] })
const fill = async (screen: Screen, values: ContactMessage) => {
  await userEvent.fill(box(screen, 'name'), values.name)
  await userEvent.fill(box(screen, 'email'), values.email)
  await userEvent.fill(box(screen, 'subject'), values.subject)
  await userEvent.fill(box(screen, 'message'), values.message)
  await screen.getByRole('button', { name: 'Send Message' }).click()
}
const invalid = () => document.querySelectorAll(':is(input, textarea):invalid')

beforeEach(() => {
  stub.sent = []
  stub.send = async () => {}
})
afterEach(async () => {
  await userDb('anonymous').operations.clear()
  await emptyDevice()
})

test('three social links lead nowhere while there are no pages, and say so to a screen reader', async () => {
  const screen = await open()
  const links = screen.getByRole('region', { name: 'Follow Us' }).getByRole('link')
  await expect
    .poll(() => links.elements().map(({ textContent }) => textContent))
    .toEqual(['Instagram', 'X', 'Facebook'])
  for (const name of ['Instagram', 'X', 'Facebook']) {
    const link = screen.getByRole('link', { name: `${name}, no page yet`, disabled: true })
    await expect.element(link).toBeVisible()
    expect(link.element().hasAttribute('href')).toBe(false)
  }
})

test('the page shows the team’s contacts and answers three questions', async () => {
  const screen = await open()
  await expect
    .element(screen.getByRole('link', { name: 'hello@comrade.example' }))
    .toHaveAttribute('href', 'mailto:hello@comrade.example')
  const information = screen.getByRole('region', { name: 'Contact Information' })
  await expect.element(information).toMatchTextContent(/\+254 700 000 001.*Sample number, not callable/)
  await expect.element(information.getByRole('link', { name: '+254 700 000 001' })).not.toBeInTheDocument()
  await expect.element(screen.getByText('Campus Area, University')).toBeVisible()
  await expect.element(screen.getByText(/24\/7 support/)).toBeVisible()
  const help = screen.getByRole('region', { name: 'Quick Help' })
  expect(help.getByRole('term').elements()).toHaveLength(3)
  await expect.element(help).toMatchTextContent(/30 minutes to 2 hours/)
  await expect.element(help).toMatchTextContent(/The minimum order varies by service\./)
  await screen.getByRole('button', { name: 'Back to Home' }).click()
  await expect.poll(screen.address).toBe('/')
})

test('the contacts of the chosen campus are shown beside the team’s, and the numbers of the country are always there', async () => {
  await saveRows('campuses', [campus('tum', { contacts: [{ label: 'Campus Clinic', value: '+254 712 345 690' }] })])
  const screen = await open()
  await expect
    .element(screen.getByRole('region', { name: 'TUM Contacts' }).getByRole('link'))
    .toHaveAttribute('href', 'tel:+254712345690')
  await expect
    .element(screen.getByRole('region', { name: 'Emergency Numbers' }).getByRole('link'))
    .toHaveLength(nationalNumbers.length)
})

describe('the form', () => {
  test('requires all four fields, rejects blank values, and validates the address', async () => {
    const screen = await open()
    await screen.getByRole('button', { name: 'Send Message' }).click()
    expect(invalid()).toHaveLength(4)
    await expect.element(screen.getByText('Please fill this in.')).toHaveLength(4)
    await expect.element(box(screen, 'name')).toHaveFocus()
    await expect.element(box(screen, 'message')).toHaveAccessibleDescription('Please fill this in.')
    await fill(screen, { ...message, subject: '   ' })
    await expect.element(screen.getByText('Please fill this in.')).toBeVisible()
    await userEvent.fill(box(screen, 'email'), 'amina')
    await expect.element(box(screen, 'email')).toBeInvalid()
    await expect.element(box(screen, 'subject')).toBeInvalid()
    expect(stub.sent).toEqual([])
  })

  test('confirms a sent message and is cleared', async () => {
    const screen = await open()
    await fill(screen, message)
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent("Thank you for your message! We'll get back to you soon.")
    for (const field of ['name', 'email', 'subject', 'message'] as const)
      await expect.element(box(screen, field)).toHaveValue('')
    expect(stub.sent).toEqual([message])
  })

  test('keeps its values when the phone cannot store the message', async () => {
    stub.send = async () => {
      throw new StorageFullError('full')
    }
    const screen = await open()
    await fill(screen, message)
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/It is still in the form: please try again\./)
    await expect.element(box(screen, 'message')).toHaveValue(message.message)
  })
})

describe('what is typed', () => {
  test.for([
    { who: 'signed out', enter: signedOut },
    { who: 'signed in', enter: () => void signedIn() },
  ])('stands in the form again after a reload, $who, until it is sent', async ({ enter }) => {
    enter()
    const screen = await open()
    await userEvent.fill(box(screen, 'subject'), message.subject)
    await userEvent.fill(box(screen, 'message'), message.message)
    await screen.unmount()
    const again = await open()
    await expect.element(box(again, 'subject')).toHaveValue(message.subject)
    await expect.element(box(again, 'message')).toHaveValue(message.message)
    await fill(again, message)
    await expect.element(again.getByRole('alert')).toMatchTextContent(/Thank you for your message!/)
    expect(storedText()).not.toContain(message.subject)
    await again.unmount()
    await expect.element(box(await open(), 'message')).toHaveValue('')
  })

  test('before the account is known joins what it had typed', async () => {
    const user = signedIn()
    const screen = await open()
    await userEvent.fill(box(screen, 'subject'), message.subject)
    await screen.unmount()
    setSessionState({ status: 'unknown' })
    const again = await open()
    await userEvent.fill(box(again, 'name'), message.name)
    setSessionState({ status: 'in', user, sessionExpired: false })
    await expect.element(box(again, 'subject')).toHaveValue(message.subject)
    await expect.element(box(again, 'name')).toHaveValue(message.name)
    expect(storedText()).toContain(message.name)
  })

  test('is not shown to the next person on the phone', async () => {
    signedIn()
    const screen = await open()
    await userEvent.fill(box(screen, 'subject'), message.subject)
    signedOut()
    await expect.element(box(screen, 'subject')).toHaveValue('')
    signedIn('Baraka Otieno')
    await expect.element(box(screen, 'subject')).toHaveValue('')
  })
})

const unsent = (): NewOperation => {
  const row = crypto.randomUUID()
  return newOperation(
    { action: 'insert', table: 'contact_messages', row, lane: `contact_messages/${row}`, values: message },
    '2026-11-01T08:00:00Z',
  )
}

describe('a message that the server rejected', () => {
  const rejected = (): NewOperation => ({ ...unsent(), attempted: true, state: 'rejected' })

  test('stays visible and can be edited in the form', async () => {
    await userDb('anonymous').operations.add(rejected())
    const screen = await open()
    const pending = screen.getByRole('list', { name: 'Kept on this phone' })
    await expect.element(pending).toMatchTextContent(/Cold pilau.*This message was not accepted\./)
    await pending.getByRole('button', { name: 'Edit' }).click()
    await expect.element(box(screen, 'subject')).toHaveValue('Cold pilau')
    await expect.element(box(screen, 'message')).toHaveValue(message.message)
    await expect.element(pending).not.toBeInTheDocument()
  })

  test('does not replace another draft, and can be discarded', async () => {
    await userDb('anonymous').operations.add(rejected())
    const screen = await open()
    await userEvent.fill(box(screen, 'subject'), 'Something else')
    const pending = screen.getByRole('list', { name: 'Kept on this phone' })
    await expect.element(pending.getByRole('button', { name: 'Edit' })).toBeDisabled()
    await pending.getByRole('button', { name: 'Discard' }).click()
    await expect.element(pending).not.toBeInTheDocument()
    await expect.element(box(screen, 'subject')).toHaveValue('Something else')
  })
})

test.for(['Edit', 'Discard'])('%s shows an error when the phone cannot write, and the message stays', async (name) => {
  await userDb('anonymous').operations.add({ ...unsent(), attempted: true, state: 'rejected' })
  const screen = await open()
  const pending = screen.getByRole('list', { name: 'Kept on this phone' })
  await expect.element(pending).toBeVisible()
  const deleting = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('no room left', 'QuotaExceededError')
  })
  await pending.getByRole('button', { name }).click()
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Not changed' }))
    .toMatchTextContent('That did not work. Please try again.')
  deleting.mockRestore()
  await expect.element(pending).toMatchTextContent('Cold pilau')
  await expect.element(box(screen, 'subject')).toHaveValue('')
})

test.for([
  { reachable: false, text: 'Kept on this phone. It will be sent when you are online.' },
  { reachable: true, text: 'On its way. It is kept on this phone until it has arrived.' },
])('an unsent message shows "$text"', async ({ reachable, text }) => {
  connectivity.setState({ reachable })
  await userDb('anonymous').operations.add(unsent())
  const screen = await open()
  await expect.element(screen.getByRole('list', { name: 'Kept on this phone' })).toMatchTextContent(text)
})
