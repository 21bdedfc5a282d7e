import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { saveAccountStatus } from '@/account/store/account-status-record'
import { SessionNote } from '@/account/notice'
import { AccountNotice } from '@/account/notice/account-notice'
import { emptyDevice } from '../device'
import { renderRouted } from '../render'
import { signedIn } from '../signed-in'

const server = vi.hoisted(() => ({ problem: null as string | null, broken: false }))
vi.mock('@/account/store/call', () => ({
  cancelDeletion: async () => {
    if (server.broken) throw new RangeError('broken')
    return server.problem ? { ok: false, problem: server.problem } : { ok: true, value: null }
  },
}))

const pending = { kind: 'pending', dueAt: '2030-03-01T09:00:00Z', alsoPosts: false } as const
const words = 'Your account will be deleted on Friday 1 March 2030.'

afterEach(async () => {
  server.broken = false
  await emptyDevice()
})

test('a pending deletion is shown on every screen except Profile until it is dismissed', async () => {
  const { id } = signedIn()
  await saveAccountStatus(id, pending, new Date())
  const { router } = await renderRouted(<AccountNotice />, '/groceries')
  await expect.element(page.getByText(words)).toBeVisible()
  await router.navigate({ to: '/profile' })
  await expect.element(page.getByText(words)).not.toBeInTheDocument()
  await router.navigate({ to: '/' })
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(page.getByText(words)).not.toBeInTheDocument()
})

test('an expired session is shown on every screen that does not show it itself', async () => {
  signedIn('Amina Juma', { sessionExpired: true })
  const { router } = await renderRouted(<SessionNote />, '/')
  const note = page.getByRole('status').filter({ hasText: 'Your session has ended. What you saved is kept.' })
  await expect.element(note).toBeVisible()
  for (const to of ['/profile', '/login']) {
    await router.navigate({ to })
    await expect.element(note).not.toBeInTheDocument()
  }
  await router.navigate({ to: '/cart' })
  await note.getByRole('link', { name: 'Login' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/login')
})

test('a session that has to show its second factor is shown on every screen but that where the code is entered', async () => {
  signedIn('Amina Juma', { secondFactorDue: true })
  const { router } = await renderRouted(<SessionNote />, '/')
  const note = page.getByRole('status').filter({ hasText: 'Your account asks for the code of your authenticator app.' })
  await expect.element(note).toBeVisible()
  await router.navigate({ to: '/profile' })
  await expect.element(note).toBeVisible()
  await note.getByRole('link', { name: 'Enter it' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/login')
  await expect.element(note).not.toBeInTheDocument()
})

test('no session notice appears while the session is valid or after the account was deleted', async () => {
  signedIn()
  await renderRouted(<SessionNote />, '/')
  await expect.element(page.getByText(/Your session has ended/)).not.toBeInTheDocument()
  const { id } = signedIn('Amina Juma', { sessionExpired: true })
  await saveAccountStatus(id, { kind: 'gone' }, new Date())
  await expect.element(page.getByText(/Your session has ended/)).not.toBeInTheDocument()
})

test('the notice can cancel the deletion, and shows an error when that fails', async () => {
  const { id } = signedIn()
  await saveAccountStatus(id, pending, new Date())
  await renderRouted(<AccountNotice />)
  server.problem = 'offline'
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Not done/)
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click()
  server.problem = null
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect.element(page.getByText('Nothing of it is deleted.')).toBeVisible()
  await expect.element(page.getByText(words)).not.toBeInTheDocument()
})

test('an unexpected error while cancelling the deletion is shown, and cancelling can be retried', async () => {
  const { id } = signedIn()
  await saveAccountStatus(id, pending, new Date())
  await renderRouted(<AccountNotice />)
  server.broken = true
  const keep = page.getByRole('button', { name: 'Keep my account' })
  await keep.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Not done.*That did not work\. Please try again\./)
  await expect.element(keep).toBeEnabled()
  server.broken = false
  await keep.click()
  await expect.element(page.getByText('Nothing of it is deleted.')).toBeVisible()
})

test('a deleted account shows a notice that links to the details', async () => {
  const { id } = signedIn('Amina Juma', { sessionExpired: true })
  await saveAccountStatus(id, { kind: 'gone' }, new Date())
  await renderRouted(<AccountNotice />)
  await expect
    .element(page.getByText('What is on this phone only is still here: your cart, your orders and your cycle log.'))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/profile')
})
