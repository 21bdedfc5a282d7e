import { StorageFullError } from '@/store/storage-errors'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { SendResult } from '@/store/sync/outbox/wait-for-outcome'
import { Newsletter } from '@/app/home/newsletter'
import { renderThemed } from '../render'
import { signedOut } from '../signed-in'

const stub = vi.hoisted(() => ({ addresses: [] as string[], subscribe: async (): Promise<SendResult> => 'sent' }))
vi.mock('@/app/home/commands', () => ({
  subscribe: (address: string) => {
    stub.addresses.push(address)
    return stub.subscribe()
  },
}))

const submit = async (screen: Awaited<ReturnType<typeof renderThemed>>, address: string) => {
  await userEvent.fill(screen.getByRole('textbox', { name: 'Email address' }), address)
  await screen.getByRole('button', { name: 'Subscribe' }).click()
}

test('clears the field once the address is stored, and confirms it', async () => {
  stub.subscribe = async () => 'sent'
  const screen = await renderThemed(<Newsletter />)
  await submit(screen, ' \u202aamina@students.example\u202c ')
  await expect.element(screen.getByText('Subscribed!')).toBeVisible()
  await expect.element(screen.getByRole('textbox')).toHaveValue('')
  expect(stub.addresses).toEqual(['amina@students.example'])
})

test('takes no address that the server would refuse', async () => {
  const screen = await renderThemed(<Newsletter />)
  await submit(screen, 'amina@students')
  await expect.element(screen.getByRole('textbox')).toBeInvalid()
  await userEvent.fill(screen.getByRole('textbox'), 'amina@students.example')
  await expect.element(screen.getByRole('textbox')).toBeValid()
})

test('keeps what is typed while an address is being sent', async () => {
  const { promise, resolve } = Promise.withResolvers<SendResult>()
  stub.subscribe = () => promise
  const screen = await renderThemed(<Newsletter />)
  await submit(screen, 'amina@students.example')
  await userEvent.fill(screen.getByRole('textbox'), 'baraka@students.example')
  resolve('sent')
  await expect.element(screen.getByRole('button', { name: 'Subscribe' })).toBeEnabled()
  await expect.element(screen.getByRole('textbox')).toHaveValue('baraka@students.example')
})

test('keeps the address in the field when the phone cannot store it', async () => {
  stub.subscribe = async () => {
    throw new StorageFullError('full')
  }
  const screen = await renderThemed(<Newsletter />)
  await submit(screen, 'amina@students.example')
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/It is still in the box: please try again\./)
  await expect.element(screen.getByRole('textbox')).toHaveValue('amina@students.example')
})

test('the address stands in the field again after a reload, until it is sent', async () => {
  stub.subscribe = async () => 'sent'
  signedOut()
  const screen = await renderThemed(<Newsletter />)
  await userEvent.fill(screen.getByRole('textbox'), 'amina@students.example')
  await screen.unmount()
  const again = await renderThemed(<Newsletter />)
  await expect.element(again.getByRole('textbox')).toHaveValue('amina@students.example')
  await again.getByRole('button', { name: 'Subscribe' }).click()
  await expect.element(again.getByRole('textbox')).toHaveValue('')
  await again.unmount()
  await expect.element((await renderThemed(<Newsletter />)).getByRole('textbox')).toHaveValue('')
})
