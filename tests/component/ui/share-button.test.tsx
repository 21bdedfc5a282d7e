import { expect, test, vi } from 'vitest'
import { ShareButton } from '@/kit/platform/share-button'
import { renderThemed } from '../render'

const url = new URL('/food-delivery?item=food-pilau', window.location.href).href

/** Replaces the phone’s share sheet and clipboard. */
const stubSharing = (answers: { share?: () => Promise<void>; writeText?: (text: string) => Promise<void> }) => {
  const { share, writeText = () => Promise.reject(new Error('not expected')) } = answers
  Reflect.deleteProperty(Navigator.prototype, 'share')
  Reflect.deleteProperty(navigator, 'share')
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
}

const press = async () => {
  const screen = await renderThemed(<ShareButton title="Beef Pilau" url="/food-delivery?item=food-pilau" />)
  await screen.getByRole('button', { name: 'Share: Beef Pilau' }).click()
  return screen
}

test('opens the share sheet, and shows no toast of its own', async () => {
  const share = vi.fn<(data?: ShareData) => Promise<void>>(() => Promise.resolve())
  stubSharing({ share })
  const screen = await press()
  await expect.poll(() => share.mock.calls).toEqual([[{ title: 'Beef Pilau', url }]])
  expect(screen.getByRole('status').elements()).toEqual([])
})

test('shows nothing when the user closes the share sheet', async () => {
  const share = vi.fn<() => Promise<void>>(async () => {
    throw new DOMException('closed', 'AbortError')
  })
  stubSharing({ share })
  const screen = await press()
  await expect.poll(() => share.mock.calls).toHaveLength(1)
  expect(screen.getByRole('alert').elements()).toEqual([])
})

test('copies the link when there is no share sheet', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  stubSharing({ writeText })
  const screen = await press()
  await expect.element(screen.getByText('Link copied', { exact: true })).toBeVisible()
  expect(writeText.mock.calls).toEqual([[url]])
})

test('shows the link when copying is forbidden', async () => {
  stubSharing({
    writeText: async () => {
      throw new DOMException('no', 'NotAllowedError')
    },
  })
  const screen = await press()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/The link could not be copied/)
  await expect.element(screen.getByText(url, { exact: true })).toBeVisible()
})
