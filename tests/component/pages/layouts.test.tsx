import { Container } from '@mantine/core'
import { afterEach, expect, test, vi } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { KindMenu } from '@/admin/content-view'
import { Hero } from '@/app/home/hero'
import { renderRouted, renderThemed } from '../render'
import { renderApp } from '../render-app'

afterEach(() => page.viewport(360, 740))

/** The number of items in each row. */
const rows = (list: Locator): number[] => {
  const tops = list
    .getByRole('listitem')
    .elements()
    .map((item) => Math.round(item.getBoundingClientRect().top))
  return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length)
}

test.for([
  { at: '/gas-delivery', part: 'How Gas Delivery Works', width: 768, expected: [2, 2] },
  { at: '/gas-delivery', part: 'How Gas Delivery Works', width: 1024, expected: [4] },
  { at: '/gas-delivery', part: 'How Gas Delivery Works', width: 1280, expected: [4] },
  { at: '/about', part: 'Our Values', width: 768, expected: [2, 2] },
  { at: '/about', part: 'Our Values', width: 1280, expected: [4] },
])('$part leaves no item alone in a row at $width px', async ({ at, part, width, expected }) => {
  await page.viewport(width, 800)
  const screen = await renderApp(at)
  const region = screen.getByRole('region', { name: part })
  await expect.element(region).toBeVisible()
  expect(rows(region)).toEqual(expected)
})

test('three cylinders fill their row on a large screen', async () => {
  await page.viewport(1280, 800)
  const screen = await renderApp('/gas-delivery')
  const list = screen.getByRole('list', { name: 'Mwangaza Gas, Tudor' })
  await expect.element(list).toBeVisible()
  const last = list.getByRole('listitem').elements().at(-1)?.getBoundingClientRect()
  expect(rows(list)).toEqual([3])
  expect(Math.round(list.element().getBoundingClientRect().right - (last?.right ?? 0))).toBe(0)
})

test('a step is beside its number', async () => {
  const screen = await renderApp('/gas-delivery')
  const step = screen.getByRole('region', { name: 'How Gas Delivery Works' }).getByRole('listitem').first()
  await expect.element(step).toBeVisible()
  const text = step.getByText('Choose Provider').element().getBoundingClientRect()
  expect(text.left - step.element().getBoundingClientRect().left).toBeLessThan(16 + 44 + 16 + 4)
})

test('the text of the home screen does not overlap the basket', async () => {
  await page.viewport(768, 900)
  const screen = await renderRouted(<Hero campus="Campus" />)
  const words = screen
    .getByText(/^From groceries to services/)
    .element()
    .getBoundingClientRect()
  const basket = document.querySelector('main svg, section svg')?.getBoundingClientRect()
  expect(words.right).toBeLessThan(basket?.left ?? 0)
})

test('the placeholder of the room request search names its fields', async () => {
  const screen = await renderApp('/roommate-finder?tab=requests')
  await expect.element(screen.getByPlaceholder('Name, room or location...')).toBeVisible()
  await screen.getByRole('tab', { name: 'Find Roommate' }).click()
  await expect.element(screen.getByPlaceholder('Name, course or location...')).toBeVisible()
})

test.for([320, 360])('the content kinds of the admin menu are not broken inside a word at %i px', async (width) => {
  await page.viewport(width, 740)
  const screen = await renderThemed(
    <Container>
      <KindMenu onChoose={vi.fn<() => void>()} />
    </Container>,
  )
  for (const name of ['Announcements', 'Promotions']) {
    const range = document.createRange()
    range.selectNodeContents(screen.getByRole('button', { name }).element().firstChild ?? document)
    expect(range.getClientRects(), name).toHaveLength(1)
  }
  expect(document.documentElement.scrollWidth).toBe(width)
})
