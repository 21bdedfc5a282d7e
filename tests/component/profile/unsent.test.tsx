import type { Identity } from '@/kit/rules/ids'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { connectivity } from '@/store/connectivity'
import { newOperation, type Operation } from '@/store/sync/outbox/operation'
import { useUnsent } from '@/store/sync/outbox/use-unsent'
import { userDb } from '@/store/user-db'
import { SyncBadge } from '@/app/shell/sync-badge'
import { expectAccessible } from '../accessibility'
import { renderRouted } from '../render'
import { signedOut } from '../signed-in'
import { signedInAndStored, openProfile } from './profile'

const stub = vi.hoisted(() => ({ sent: 0, signedOut: [] as string[] }))
vi.mock('@/store/sync/outbox/send', () => ({ sendWithoutBackoff: async () => void (stub.sent += 1) }))
vi.mock('@/account/store/account', async () => {
  const { readUser } = await import('@/store/session/user-record')
  return {
    unsentCount: async () => userDb((await readUser())?.id ?? 'anonymous').operations.count(),
    signOut: async (scope: string) => {
      stub.signedOut.push(scope)
      return { ok: true, value: null }
    },
  }
})
vi.mock('@/account/store/use-offers', () => ({
  useOffers: () => ({ providers: [], signUps: true, secondFactor: false }),
}))
vi.mock('@/account/store/call', () => ({ pendingDeletion: async () => ({ ok: true, value: [] }) }))

type Progress = Partial<Pick<Operation, 'state' | 'failure' | 'tries' | 'attempted'>>

const queueMessage = async (identity: Identity, subject: string, progress: Progress = {}) => {
  const row = crypto.randomUUID()
  const values = { name: 'Amina', email: 'amina@students.example', subject, message: 'Habari' }
  const operation = newOperation(
    { action: 'insert', table: 'contact_messages', row, lane: `contact_messages/${row}`, values },
    new Date().toISOString(),
  )
  await userDb(identity).operations.add({ ...operation, ...progress })
}
const rejected = { state: 'rejected', failure: { reason: 'refused', status: 400, code: '23514' } } as const
const states = async (identity: Identity) => (await userDb(identity).operations.toArray()).map(({ state }) => state)
const attention = () => page.getByRole('region', { name: 'Needs attention' })

afterEach(() => void vi.useRealTimers())
beforeEach(() => {
  stub.sent = 0
  stub.signedOut.length = 0
})

test('a rejected operation shows why, can be retried, and links to where it can be corrected', async () => {
  signedOut()
  await queueMessage('anonymous', 'To nowhere', rejected)
  await openProfile('?view=unsent')
  await expect
    .element(attention())
    .toMatchTextContent(/Message to us.*To nowhere.*This was not accepted\. Check what you wrote, then send it again\./)
  await expect
    .element(attention().getByRole('link', { name: 'Edit: Message to us' }))
    .toHaveAttribute('href', '/contact')
  await attention().getByRole('button', { name: 'Try again: Message to us' }).click()
  await expect.poll(() => states('anonymous')).toEqual(['waiting'])
  await expect.poll(() => stub.sent).toBe(1)
})

test.for([
  { what: 'sends in the background', says: /^Kept on this phone until it has arrived\.$/ },
  { what: 'cannot', says: /This browser sends it only while Comrade is open\.$/ },
])('the page shows when operations are sent, where the browser $what', async ({ what, says }) => {
  if (what === 'cannot') {
    const manager = Object.getOwnPropertyDescriptor(window, 'SyncManager')
    Reflect.deleteProperty(window, 'SyncManager')
    onTestFinished(() => void Reflect.defineProperty(window, 'SyncManager', manager ?? {}))
  }
  signedOut()
  await openProfile('?view=unsent')
  await expect.element(page.getByText(says)).toBeVisible()
})

test('the badge in the header appears after a delay, so that operations sent at once show none', async () => {
  function Unsent() {
    return <p>{useUnsent(null).length} unsent</p>
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  signedOut()
  await queueMessage('anonymous', 'To be sent soon')
  const screen = await renderRouted(
    <>
      <Unsent />
      <SyncBadge />
    </>,
  )
  await expect.element(screen.getByText('1 unsent')).toBeVisible()
  const badge = screen.getByRole('link', { name: 'Waiting to be sent: 1' })
  await vi.advanceTimersByTimeAsync(1400)
  await expect.element(badge).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(200)
  await expect.element(badge).toBeVisible()
})

test('a rejected operation is discarded after a confirmation', async () => {
  signedOut()
  await queueMessage('anonymous', 'To nowhere', rejected)
  await openProfile('?view=unsent')
  await attention().getByRole('button', { name: 'Discard: Message to us' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
  await expect.element(attention()).toBeVisible()
  await attention().getByRole('button', { name: 'Discard: Message to us' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect.element(page.getByText('Everything has been sent.')).toBeVisible()
  expect(await states('anonymous')).toEqual([])
})

const failWrite = () => {
  throw new DOMException('no room left', 'QuotaExceededError')
}
const failWrites = () => {
  const spies = (['put', 'delete'] as const).map((method) =>
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(failWrite),
  )
  return () => spies.forEach((spy) => spy.mockRestore())
}

describe('a phone that cannot write', () => {
  test.for([
    { choice: 'Try again', title: 'Not sent' },
    { choice: 'Discard', title: 'Not discarded' },
  ])('shows that "$choice" failed, and keeps the rejected operation', async ({ choice, title }) => {
    signedOut()
    await queueMessage('anonymous', 'To nowhere', rejected)
    await openProfile('?view=unsent')
    const restoreWrites = failWrites()
    await attention()
      .getByRole('button', { name: `${choice}: Message to us` })
      .click()
    if (choice === 'Discard') await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
    await expect
      .element(page.getByRole('alert').filter({ hasText: title }))
      .toMatchTextContent('That did not work. Please try again.')
    restoreWrites()
    await expect.element(attention()).toMatchTextContent('To nowhere')
    expect(await states('anonymous')).toEqual(['rejected'])
  })
})

test('an operation that waits for the network shows that, and Send now explains that nothing is lost', async () => {
  const { id } = await signedInAndStored()
  connectivity.setState({ reachable: false })
  await queueMessage(id, 'From no network')
  await openProfile('?view=unsent')
  const waiting = page.getByRole('region', { name: 'Waiting' })
  await expect.element(waiting).toMatchTextContent(/From no network.*Waiting for the network/)
  await waiting.getByRole('button', { name: 'Send now' }).click()
  await expect.element(page.getByText('Nothing is lost: it is sent by itself when you are back online.')).toBeVisible()
})

test.for([
  { what: 'waits', progress: {}, name: 'Waiting to be sent: 1' },
  { what: 'was rejected', progress: rejected, name: 'Needs attention: 1 not sent' },
])('the header links to an operation that $what', async ({ progress, name }) => {
  signedOut()
  await queueMessage('anonymous', 'Habari', progress)
  await renderRouted(<SyncBadge />)
  await expect
    .element(page.getByRole('link', { name }), { timeout: 4000 })
    .toHaveAttribute('href', '/profile?view=unsent')
})

test('a user who signs out with unsent operations is warned first, and can stay', async () => {
  const { id } = await signedInAndStored()
  await queueMessage(id, 'Of Amina alone')
  await openProfile()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  const warning = page.getByRole('dialog', { name: 'Not everything has been sent' })
  await expect
    .element(warning)
    .toMatchTextContent(/1 change of yours has not been sent yet\. It stays on this phone for this account/)
  await warning.getByRole('button', { name: 'Stay signed in' }).click()
  await expect.element(warning).not.toBeInTheDocument()
  expect(stub.signedOut).toEqual([])
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await warning.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect.element(page.getByText('You are signed out on this phone.')).toBeVisible()
  expect(stub.signedOut).toEqual(['local'])
})

test('rejected operations and the confirmation before discarding one are accessible', async () => {
  signedOut()
  await queueMessage('anonymous', 'Averyveryverylongwordwithoutanyblank', rejected)
  await openProfile('?view=unsent')
  await expect.element(attention()).toBeVisible()
  await expectAccessible()
  await attention()
    .getByRole('button', { name: /^Discard/ })
    .click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expectAccessible()
})
