import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Footer } from '@/app/home/footer'
import { renderRouted } from '../render'

// A local file replaces the university’s website: no test sends a request to another host.
const website = vi.hoisted(() => ({ name: 'Technical University of Mombasa', url: '/icons/favicon.svg' }))
vi.mock('@/store/chosen-campus', async (original) => {
  const { chosenCampus } = await original<{ chosenCampus: () => object }>()
  // The same object each time, as the module itself gives.
  const campus = { ...chosenCampus(), name: website.name, website: website.url }
  return { chosenCampus: () => campus }
})

test('has social links, quick links, contacts and the year', async () => {
  const screen = await renderRouted(<Footer />)
  const social = screen.getByRole('list', { name: 'Follow us' }).getByRole('link').elements()
  expect(social.map((link) => link.textContent)).toEqual(['WhatsApp'])
  for (const link of social) {
    expect(link.getAttribute('href')).toMatch(/^https:\/\//)
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  }
  const quick = screen.getByRole('navigation', { name: 'Quick links' }).getByRole('link').elements()
  expect(quick.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
  ])
  await expect.element(screen.getByText('+254 700 000 001')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: '+254 700 000 001' })).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('link', { name: 'hello@comrade.example' }))
    .toHaveAttribute('href', 'mailto:hello@comrade.example')
  for (const text of ['Campus Area, University', '24/7 support', new RegExp(`© ${new Date().getFullYear()} Comrade`)])
    await expect.element(screen.getByText(text)).toBeVisible()
})

test('opens the official website inside the app, with controls to reload, reset and leave', async () => {
  const screen = await renderRouted(<Footer />)
  const trigger = screen.getByRole('button', { name: 'Official website' })
  const dialog = screen.getByRole('dialog', { name: website.name })
  const frame = () => dialog.element().querySelector('iframe')

  await trigger.click()
  await expect.element(dialog).toBeVisible()
  for (const name of ['Reload', 'Reset to the first page']) {
    const before = frame()
    expect(before?.getAttribute('src')).toBe(website.url)
    await dialog.getByRole('button', { name }).click()
    await expect.poll(() => frame() !== null && frame() !== before).toBe(true)
  }
  const newTab = dialog.getByRole('link', { name: 'Open in a new tab' })
  await expect.element(newTab).toHaveAttribute('href', website.url)
  await expect.element(newTab).toHaveAttribute('target', '_blank')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()

  await trigger.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})
