import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { BottomBar } from '@/features/shell'
import { showToast } from '@/ui/feedback/toast'
import { ScreenHeader } from '@/ui/layout/screen-header'
import { renderRouted, renderThemed } from '../render'

test('the latest toast replaces the one before', async () => {
  const screen = await renderThemed(null)
  showToast({ title: 'First' })
  await expect.element(screen.getByText('First')).toBeVisible()
  showToast({ title: 'Second' })
  await expect.element(screen.getByText('Second')).toBeVisible()
  await expect.element(screen.getByText('First')).not.toBeInTheDocument()
})

test('a failure is an alert, anything else a status', async () => {
  const screen = await renderThemed(null)
  showToast({ title: 'Saved' })
  await expect.element(screen.getByRole('status')).toHaveTextContent('Saved')
  showToast({ title: 'Error', tone: 'destructive' })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Error')
})

test('its action runs once and closes it', async () => {
  const onClick = vi.fn<() => void>()
  const screen = await renderThemed(null)
  showToast({ title: 'Removed', action: { label: 'Undo', onClick } })
  await screen.getByRole('button', { name: 'Undo' }).click()
  expect(onClick).toHaveBeenCalledOnce()
  await expect.element(screen.getByText('Removed')).not.toBeInTheDocument()
})

test('it closes by its button', async () => {
  const screen = await renderThemed(null)
  showToast({ title: 'Saved', duration: 60_000 })
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByText('Saved')).not.toBeInTheDocument()
})

test.for([768, 1000, 1280])('it leaves the bottom bar free at %i px', async (width) => {
  await page.viewport(width, 800)
  const screen = await renderRouted(<BottomBar cartCount={1} />)
  showToast({ title: 'Added to Cart!', description: 'Beef has been added to your cart' })
  const toast = screen.getByRole('status').filter({ hasText: 'Added to Cart!' })
  await expect.element(toast).toBeVisible()
  const bar = screen.getByRole('navigation', { name: 'Quick' }).element().getBoundingClientRect()
  expect(toast.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top)
  await page.viewport(360, 740)
})

test('on a phone it covers neither the header with Back below it, nor the close button of a dialog', async () => {
  await page.viewport(360, 740)
  const screen = await renderThemed(<ScreenHeader title="Cart" intro="What you will order" backLabel="Back" onBack={() => {}} />)
  showToast({ title: 'Saved', duration: 60_000 })
  await expect.element(screen.getByText('Saved')).toBeVisible()
  const back = screen.getByRole('button', { name: 'Back' }).element().getBoundingClientRect()
  const header = 56
  expect(screen.getByRole('status').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(header + back.bottom)
})
