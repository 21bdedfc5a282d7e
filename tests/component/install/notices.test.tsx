import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dayMs } from '@/kit/rules/durations'
import { deviceDb } from '@/store/db'
import { InstallNotice } from '@/app/install/install-notice'
import { StorageNotice } from '@/app/install/storage-notice'
import { UpdateNotice } from '@/app/install/update-notice'
import { Notices } from '@/app/install/notices'
import { NoticePlace } from '@/kit/overlay/notice-place'
import { emptyDevice } from '../device'
import { renderThemed } from '../render'

const stub = vi.hoisted(() => ({ canStore: async () => true, news: async (): Promise<readonly string[]> => [] }))
vi.mock('@/kit/platform/installed', () => ({ isInstalled: () => false, isApple: () => false }))
vi.mock('@/store/can-store', () => ({ canStore: () => stub.canStore() }))
vi.mock('@/app/install/store/request-whats-new', () => ({ requestWhatsNew: () => stub.news() }))

/** Records earlier visits, the last one yesterday. */
const saveEarlierVisits = (declined = false) =>
  deviceDb().device.put({ key: 'install-prompt', value: { visits: 2, seenAt: Date.now() - dayMs, declined } })

/** Fires the browser’s install event. @returns the mock of its prompt */
const offerInstallation = () => {
  const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve())
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  return prompt
}

const storedPrompt = async () => {
  const record = await deviceDb().device.get('install-prompt')
  return record?.value
}

afterEach(emptyDevice)

describe('the offer to install', () => {
  beforeEach(async () => {
    await saveEarlierVisits()
  })

  test('opens the browser’s prompt when accepted, and is not shown again', async () => {
    const screen = await renderThemed(<InstallNotice />)
    const prompt = offerInstallation()
    const notice = screen.getByRole('status').filter({ hasText: 'Install Comrade' })
    await notice.getByRole('button', { name: 'Install', exact: true }).click()
    await expect.element(notice).not.toBeInTheDocument()
    expect(prompt).toHaveBeenCalledOnce()
    await expect.poll(storedPrompt).toMatchObject({ declined: true })
  })

  test('opens no prompt after "Not now", and is not shown again', async () => {
    const screen = await renderThemed(<InstallNotice />)
    const prompt = offerInstallation()
    await screen.getByRole('button', { name: 'Not now' }).click()
    await expect.element(screen.getByText('Install Comrade')).not.toBeInTheDocument()
    expect(prompt).not.toHaveBeenCalled()
    await expect.poll(storedPrompt).toMatchObject({ declined: true })
  })

  test('disappears when the app is installed from the browser’s menu', async () => {
    const screen = await renderThemed(<InstallNotice />)
    offerInstallation()
    await expect.element(screen.getByText('Install Comrade')).toBeVisible()
    window.dispatchEvent(new Event('appinstalled'))
    await expect.element(screen.getByText('Install Comrade')).not.toBeInTheDocument()
  })
})

test('an update shows its changes and can be postponed', async () => {
  stub.news = async () => ['Rides home at the end of the semester.']
  const onUpdate = vi.fn<() => void>()
  const onLater = vi.fn<() => void>()
  const screen = await renderThemed(<UpdateNotice onUpdate={onUpdate} onLater={onLater} />)
  await expect
    .element(screen.getByRole('list', { name: 'What is new' }))
    .toHaveTextContent('Rides home at the end of the semester.')
  await screen.getByRole('button', { name: 'Later' }).click()
  expect([onUpdate, onLater].map((called) => called.mock.calls.length)).toEqual([0, 1])
  await screen.getByRole('button', { name: 'Update now' }).click()
  expect(onUpdate).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('button', { name: 'Update now' })).toBeDisabled()
})

test('an update is offered even if its changes cannot be loaded', async () => {
  stub.news = () => Promise.reject(new Error('no answer'))
  const screen = await renderThemed(<UpdateNotice onUpdate={() => {}} onLater={() => {}} />)
  await expect.element(screen.getByText('A new version is ready')).toBeVisible()
  await expect.element(screen.getByRole('list')).not.toBeInTheDocument()
})

test('a browser that blocks storage causes a notice that can be dismissed', async () => {
  stub.canStore = async () => false
  const screen = await renderThemed(<StorageNotice />)
  const notice = screen.getByRole('status').filter({ hasText: 'Nothing can be kept on this phone' })
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(notice).not.toBeInTheDocument()
})

test('notices appear in the place that the screen provides and cover nothing', async () => {
  const screen = await renderThemed(
    <>
      <div data-testid="place">
        <NoticePlace />
      </div>
      <button type="button">Buy</button>
      <Notices quiet={false} accountNotice={<p>Your account will be deleted.</p>} />
    </>,
  )
  const note = screen.getByTestId('place').getByText('Your account will be deleted.')
  await expect.element(note).toBeVisible()
  const button = screen.getByRole('button', { name: 'Buy' }).element().getBoundingClientRect()
  expect(note.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(button.top)
})
