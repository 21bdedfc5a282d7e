import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deviceDb } from '@/store/db'
import type { ArticleId } from '@/education/rules/articles'
import { articleTitles } from '@/education/words/article-titles'
import { emptyDevice } from '../device'
import { renderApp } from '../render-app'
import { unreachable } from '../rest'
import { signedOut } from '../signed-in'

const open = async (...visited: string[]) => {
  signedOut()
  const screen = await renderApp(...visited)
  return { ...screen, heading: (name: string) => screen.getByRole('heading', { name, exact: true }) }
}

afterEach(async () => {
  vi.unstubAllGlobals()
  await page.viewport(360, 740)
  await emptyDevice()
})

describe('an article', () => {
  // Must run first: an article is fetched only once.
  test('that cannot be loaded shows that, and opens on retry', async () => {
    vi.stubGlobal('fetch', unreachable)
    const screen = await open('/education/exercise-during-cycle')
    await expect.element(screen.getByText('This article is not on this phone yet.')).toBeVisible()
    vi.unstubAllGlobals()
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.heading('Sources')).toBeInTheDocument()
  })

  const says: Record<ArticleId, RegExp> = {
    'menstrual-cycle': /Days 15-28/,
    'nutrition-during-period': /Beans and ndengu/,
    'fertility-and-ovulation': /This is an estimate, not contraception\./,
    'managing-pms': /Ask a pharmacist first/,
    'exercise-during-cycle': /Rest today if/,
  }
  test.for(Object.entries(says))('shows all of %s, with links to the other four', async ([id, text]) => {
    const screen = await open(`/education/${id}`)
    await expect.element(screen.getByText(text).first()).toBeVisible()
    const title = Object.entries(articleTitles).find(([known]) => known === id)?.[1]
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title ?? '')
    await expect.element(screen.getByText(/^\d min read · November 2026$/)).toBeVisible()
    await expect.element(screen.heading('Sources')).toBeInTheDocument()
    const others = screen.getByRole('list', { name: 'Health articles' }).getByRole('link').elements()
    expect(others.map((link) => link.getAttribute('href'))).toEqual(
      Object.keys(says)
        .filter((other) => other !== id)
        .map((other) => `/education/${other}`),
    )
  })
})

describe('the table of contents', () => {
  test('moves the focus to each heading without adding history entries', async () => {
    const screen = await open('/', '/education/managing-pms')
    const contents = screen.getByRole('navigation', { name: 'In this article' }).getByRole('link')
    await expect
      .poll(() => contents.elements().map((link) => link.textContent))
      .toEqual([
        'What PMS is',
        'Four groups of symptoms, and what eases them',
        'What about supplements?',
        'Your checklist for the days before',
        'When to see a doctor',
        'Sources',
      ])
    for (const name of ['What about supplements?', 'When to see a doctor']) {
      await contents.filter({ hasText: name }).click()
      await expect.element(screen.heading(name)).toHaveFocus()
      await expect.element(screen.heading(name)).toBeInViewport({ ratio: 1 })
    }
    await expect.poll(screen.address).toBe('/education/managing-pms#when-to-see-a-doctor')
    screen.router.history.back()
    await expect.poll(screen.address).toBe('/')
  })

  test('jumps to the same heading a second time', async () => {
    const screen = await open('/education/managing-pms#when-to-see-a-doctor')
    const heading = screen.heading('When to see a doctor')
    await expect.element(heading).toHaveFocus()
    window.scrollTo({ top: 0, behavior: 'instant' })
    await expect.element(heading).not.toBeInViewport()
    await screen
      .getByRole('navigation', { name: 'In this article' })
      .getByRole('link', { name: 'When to see a doctor' })
      .click()
    await expect.element(heading).toBeInViewport({ ratio: 1 })
  })

  test('is not needed when the address names a heading', async () => {
    const screen = await open('/education/nutrition-during-period#meal-plan')
    await expect.element(screen.heading('A three-day meal plan')).toHaveFocus()
    await expect.element(screen.heading('A three-day meal plan')).toBeInViewport({ ratio: 1 })
  })
})

test('a wide table scrolls by itself with the arrow keys and has proper header cells', async () => {
  await page.viewport(320, 640)
  const screen = await open('/education/managing-pms')
  const region = screen.getByRole('region', { name: 'Supplements people ask about' })
  await expect.element(region.getByRole('table', { name: 'Supplements people ask about' })).toBeInTheDocument()
  const texts = (role: 'columnheader' | 'rowheader') =>
    region
      .getByRole(role)
      .elements()
      .map((header) => header.textContent)
  expect(texts('columnheader')).toEqual(['Supplement', 'What is known', 'Amounts in the sources', 'Take care'])
  expect(texts('rowheader')).toHaveLength(5)
  const box = region.element()
  expect(box.scrollWidth).toBeGreaterThan(box.clientWidth)
  expect(document.scrollingElement?.scrollWidth).toBe(320)
  if (box instanceof HTMLElement) box.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => box.scrollLeft).toBeGreaterThan(0)
  await expect.element(region.getByRole('rowheader', { name: 'Calcium' })).toBeInViewport()
})

describe('the checklist', () => {
  const told = 'I told somebody I trust'

  test('remembers its ticks until they are cleared', async () => {
    const first = await open('/education/managing-pms')
    await expect.element(first.getByRole('button', { name: 'Clear ticks' })).toBeDisabled()
    await first.getByRole('checkbox', { name: told }).click()
    await first.getByRole('checkbox', { name: 'Pads and a warm bottle are ready' }).click()
    await expect.element(first.getByText('2 of 9 done')).toBeVisible()
    await expect.poll(async () => (await deviceDb().device.get('ticks'))?.value).toEqual({ pms: ['tell', 'ready'] })
    await first.unmount()

    const again = await open('/education/managing-pms')
    await expect.element(again.getByRole('checkbox', { name: told })).toBeChecked()
    await again.getByRole('checkbox', { name: told }).click()
    await expect.element(again.getByText('1 of 9 done')).toBeVisible()
    await again.getByRole('button', { name: 'Clear ticks' }).click()
    await expect.element(again.getByText('0 of 9 done')).toBeVisible()
  })
})
