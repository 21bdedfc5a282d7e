import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptyDevice, saveRows } from '../device'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'
import { grocery } from './groceries'

const render = (...visited: string[]) => renderScreens(screensOf('groceries'), ...visited)

const shown = (screen: Awaited<ReturnType<typeof render>>) =>
  screen
    .getByRole('list', { name: 'Groceries' })
    .getByRole('heading')
    .elements()
    .map((name) => name.textContent)

beforeEach(() =>
  saveRows('groceries', [
    grocery('Beef', { category: 'meat', created_at: '2026-11-04T08:00:00Z' }),
    grocery('Milk', { category: 'dairy', created_at: '2026-11-03T08:00:00Z' }),
    grocery('Mala', { category: 'dairy', created_at: '2026-11-02T08:00:00Z' }),
    grocery('Sukuma Wiki', { created_at: '2026-11-01T08:00:00Z' }),
  ]),
)
afterEach(async () => {
  await page.viewport(360, 740)
  await emptyDevice()
})

test('an address with a category and a query opens with both', async () => {
  const screen = await render('/groceries?category=dairy&q=milk')
  await expect.poll(() => shown(screen)).toEqual(['Milk'])
  await expect.element(screen.getByRole('button', { name: 'Dairy Products' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByRole('searchbox', { name: 'Search groceries...' })).toHaveValue('milk')
})

test('an unknown category in the address is ignored', async () => {
  const screen = await render('/groceries?category=submarines')
  await expect.poll(() => shown(screen)).toHaveLength(4)
  await expect.element(screen.getByRole('button', { name: 'All', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByRole('searchbox', { name: 'Search groceries...' })).toHaveValue('')
})

test.for(['250', '13.50', '0712345678', 'true', 'null'])(
  'a query of digits, or one that looks like a value, is text: %s',
  async (query) => {
    const screen = await render(`/groceries?q=${query}`)
    await expect.element(screen.getByRole('searchbox', { name: 'Search groceries...' })).toHaveValue(query)
    expect(screen.address()).toBe(`/groceries?q=${query}`)
  },
)

test('choosing a chip adds no history entry', async () => {
  const screen = await render('/groceries?q=m', '/groceries')
  await screen.getByRole('button', { name: 'Dairy Products' }).click()
  await expect.poll(() => shown(screen)).toEqual(['Milk', 'Mala'])
  await expect.poll(screen.address).toBe('/groceries?category=dairy')
  screen.router.history.back()
  await expect.poll(screen.address).toBe('/groceries?q=m')
})

test('a chosen quantity survives filtering', async () => {
  await page.viewport(1280, 800)
  const screen = await render('/groceries')
  await screen.getByRole('button', { name: 'More Beef' }).click()
  await screen.getByRole('button', { name: 'Dairy Products' }).click()
  await expect.poll(() => shown(screen)).toEqual(['Milk', 'Mala'])
  await screen.getByRole('button', { name: 'All', exact: true }).click()
  await expect
    .element(screen.getByRole('group', { name: 'Quantity of Beef' }).getByRole('status'))
    .toHaveTextContent('2')
})

test('fast typing loses no letter, and a letter typed in the middle does not move the cursor', async () => {
  const screen = await render('/groceries')
  const search = screen.getByRole('searchbox', { name: 'Search groceries...' })
  await userEvent.type(search, 'sukuma wiki')
  await expect.element(search).toHaveValue('sukuma wiki')
  await expect.poll(() => shown(screen)).toEqual(['Sukuma Wiki'])
  await userEvent.keyboard('{Home}xy')
  await expect.element(search).toHaveValue('xysukuma wiki')
  await expect.poll(screen.address).toBe('/groceries?q=xysukuma+wiki')
  await userEvent.keyboard('z')
  await expect.element(search).toHaveValue('xyzsukuma wiki')
})
