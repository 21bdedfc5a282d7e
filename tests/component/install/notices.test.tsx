import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceDb } from '@/data/db'
import { InstallNotice } from '@/features/install/install-notice'
import { StorageNotice } from '@/features/install/storage-notice'
import { UpdateNotice } from '@/features/install/update-notice'
import { emptyDevice } from '../device'
import { renderThemed } from '../render'

const stub = vi.hoisted(() => ({ canStore: async () => true, news: async (): Promise<readonly string[]> => [] }))
vi.mock('@/ui/platform/installed', () => ({ isInstalled: () => false, isApple: () => false }))
vi.mock('@/data/can-store', () => ({ canStore: () => stub.canStore() }))
vi.mock('@/data/request-whats-new', () => ({ requestWhatsNew: () => stub.news() }))

/** Somebody who has been here before and was last seen on another day. */
const cameBefore = (declined = false) =>
  deviceDb().device.put({ key: 'install-prompt', value: { visits: 2, seenAt: Date.now() - 24 * 60 * 60 * 1000, declined } })

/** The browser says that it would install the app; answers whether it was asked to. */
const offerInstallation = () => {
  const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve())
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  return prompt
}

const answer = async () => {
  const record = await deviceDb().device.get('install-prompt')
  return record?.value
}

afterEach(emptyDevice)

describe('the offer to install', () => {
  beforeEach(async () => {
    await cameBefore()
  })

  test('asks the browser for who agrees, and is not made again', async () => {
    const screen = await renderThemed(<InstallNotice />)
    const prompt = offerInstallation()
    const notice = screen.getByRole('status').filter({ hasText: 'Install Comrade' })
    await notice.getByRole('button', { name: 'Install', exact: true }).click()
    await expect.element(notice).not.toBeInTheDocument()
    expect(prompt).toHaveBeenCalledOnce()
    await expect.poll(answer).toMatchObject({ declined: true })
  })

  test('asks nothing of who says "Not now", and is not made again', async () => {
    const screen = await renderThemed(<InstallNotice />)
    const prompt = offerInstallation()
    await screen.getByRole('button', { name: 'Not now' }).click()
    await expect.element(screen.getByText('Install Comrade')).not.toBeInTheDocument()
    expect(prompt).not.toHaveBeenCalled()
    await expect.poll(answer).toMatchObject({ declined: true })
  })

  test('goes when the app is installed by the menu of the browser', async () => {
    const screen = await renderThemed(<InstallNotice />)
    offerInstallation()
    await expect.element(screen.getByText('Install Comrade')).toBeVisible()
    window.dispatchEvent(new Event('appinstalled'))
    await expect.element(screen.getByText('Install Comrade')).not.toBeInTheDocument()
  })
})

test('a new version says what it brings, and leaves the choice', async () => {
  stub.news = async () => ['Rides home at the end of the semester.']
  const onUpdate = vi.fn<() => void>()
  const onLater = vi.fn<() => void>()
  const screen = await renderThemed(<UpdateNotice onUpdate={onUpdate} onLater={onLater} />)
  await expect.element(screen.getByRole('list', { name: 'What is new' })).toHaveTextContent('Rides home at the end of the semester.')
  await screen.getByRole('button', { name: 'Later' }).click()
  expect([onUpdate, onLater].map((called) => called.mock.calls.length)).toEqual([0, 1])
  await screen.getByRole('button', { name: 'Update now' }).click()
  expect(onUpdate).toHaveBeenCalledOnce()
})

test('a new version whose news cannot be had is offered all the same', async () => {
  stub.news = () => Promise.reject(new Error('no answer'))
  const screen = await renderThemed(<UpdateNotice onUpdate={() => {}} onLater={() => {}} />)
  await expect.element(screen.getByText('A new version is ready')).toBeVisible()
  await expect.element(screen.getByRole('list')).not.toBeInTheDocument()
})

test('a browser that lets the app store nothing is named once', async () => {
  stub.canStore = async () => false
  const screen = await renderThemed(<StorageNotice />)
  const notice = screen.getByRole('status').filter({ hasText: 'Nothing can be kept on this phone' })
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(notice).not.toBeInTheDocument()
})
