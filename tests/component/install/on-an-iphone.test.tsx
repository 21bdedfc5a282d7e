import { afterEach, expect, test, vi } from 'vitest'
import { deviceDb } from '@/store/db'
import { InstallNotice } from '@/app/install/install-notice'
import { emptyDevice } from '../device'
import { renderThemed } from '../render'

vi.mock('@/kit/platform/installed', () => ({ isInstalled: () => false, isApple: () => true }))

afterEach(emptyDevice)

// In a separate file: a browser that has once offered installation keeps offering it.
test('the second visit explains how to put the app on the home screen', async () => {
  await deviceDb().device.put({ key: 'install-prompt', value: { visits: 2, seenAt: 0, declined: false } })
  const screen = await renderThemed(<InstallNotice />)
  const notice = screen.getByRole('status').filter({ hasText: 'Put Comrade on your home screen' })
  await expect
    .element(notice)
    .toMatchTextContent(/Share.*Add to Home Screen.*keeps what you save there\. Here, Safari deletes it/)
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(notice).not.toBeInTheDocument()
  await expect
    .poll(async () => (await deviceDb().device.get('install-prompt'))?.value)
    .toMatchObject({ declined: true })
})
