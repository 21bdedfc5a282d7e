import { expect, test, vi } from 'vitest'
import { WebView } from '@/kit/overlay/web-view'
import { renderThemed } from '../render'

const site = new URL('/icons/favicon.svg', window.location.href).href

test('shows the site at full width, and after a while a link to open it outside, which can be hidden', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const screen = await renderThemed(<WebView title="TUM Website" url={site} offline={false} onClose={() => {}} />)
    const dialog = screen.getByRole('dialog', { name: 'TUM Website' })
    await expect.element(dialog).toBeVisible()
    expect(dialog.element().getBoundingClientRect().width).toBe(window.innerWidth)
    expect(dialog.element().querySelector('iframe')?.src).toBe(site)
    const note = screen
      .getByRole('status')
      .filter({ hasText: 'This site may not allow being shown inside another app.' })
    await expect.element(note).not.toBeInTheDocument()
    await vi.advanceTimersByTimeAsync(4000)
    await expect.element(note).toBeVisible()
    const out = note.getByRole('link', { name: 'Open in a new tab' })
    await expect.element(out).toHaveAttribute('href', site)
    await expect.element(out).toHaveAttribute('target', '_blank')
    await note.getByRole('button', { name: 'Hide this note' }).click()
    await expect.element(note).not.toBeInTheDocument()
  } finally {
    vi.useRealTimers()
  }
})

test('while offline it explains that it needs the internet instead of showing an empty frame, and loads on request', async () => {
  const screen = await renderThemed(<WebView title="HELB" url={site} offline onClose={() => {}} />)
  await expect.element(screen.getByText('You are offline. HELB needs the internet.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Open in a new tab' })).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
  await screen.getByRole('button', { name: 'Try anyway' }).click()
  await expect.poll(() => document.querySelector('iframe')?.src).toBe(site)
})
