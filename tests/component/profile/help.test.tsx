import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearErrors, reportError } from '@/store/error-log/error-log'
import { userDb } from '@/store/user-db'
import { Help } from '@/account/profile/help'
import { userId } from '@/kit/rules/ids'
import { expectAccessible } from '../accessibility'
import { renderRouted } from '../render'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

const amina = {
  id: userId('0f6a1d6e-3f0c-4bfb-9a60-0a7a6c2c0a01'),
  email: 'amina@students.example',
  fullName: 'Amina Juma',
}

beforeEach(clearErrors)
afterEach(clearErrors)

test('shows that no errors were recorded, and links to the contact form', async () => {
  const screen = await renderRouted(<Help user={null} />)
  await expect.element(screen.getByText(/No errors have been recorded/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

test('shows recorded errors without their messages, and clears them', async () => {
  await reportError('outbox', new TypeError('Amina wrote this'))
  const screen = await renderRouted(<Help user={null} />)
  await expect.element(screen.getByText(/1× outbox TypeError/)).toBeVisible()
  await expect.element(screen.getByText(/Amina wrote this/)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Send to the team' })).not.toBeInTheDocument()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Clear' }).click()
  await expect.element(screen.getByText(/No errors have been recorded/)).toBeVisible()
})

test('sends the report as a contact message of the signed-in user', async () => {
  await reportError('cart', new RangeError('x'))
  const screen = await renderRouted(<Help user={amina} />)
  await screen.getByRole('button', { name: 'Send to the team' }).click()
  await expect.element(screen.getByText('Thank you')).toBeVisible()
  const messages = await userDb('anonymous').operations.toArray()
  expect(messages).toMatchObject([
    {
      table: 'contact_messages',
      values: {
        name: 'Amina Juma',
        email: amina.email,
        subject: 'Error report',
        message: expect.stringContaining('cart RangeError'),
      },
    },
  ])
  await userDb('anonymous').operations.clear()
})
