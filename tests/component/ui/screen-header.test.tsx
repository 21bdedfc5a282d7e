import { Button, Container } from '@mantine/core'
import { afterEach, expect, test, vi } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { renderThemed } from '../render'

afterEach(() => page.viewport(360, 740))

const render = ({ title = 'Student Accommodation', ...back }: { backLabel?: string; title?: string }) =>
  renderThemed(
    <Container>
      <ScreenHeader title={title} {...back} onBack={vi.fn<() => void>()} />
    </Container>,
  )

test('an arrow leads back, and any other destination is a text on a wide screen, a name on a phone', async () => {
  const back = await render({})
  expect(back.getByRole('button', { name: 'Back' }).element().textContent).toBe('')
  await back.unmount()
  const home = await render({ backLabel: 'Back to Home' })
  const way = home.getByRole('button', { name: 'Back to Home' })
  expect(way.element().getBoundingClientRect().width).toBe(44)
  await page.viewport(1280, 800)
  expect(way.element().getBoundingClientRect().width).toBeGreaterThan(100)
})

test.for(['Student Accommodation', 'Transport Services'])(
  'no word of "%s" is split across lines on the narrowest phone',
  async (title) => {
    await page.viewport(320, 640)
    const screen = await render({ title })
    const text = screen.getByRole('heading', { name: title }).element().firstChild
    const range = document.createRange()
    let start = 0
    for (const word of title.split(' ')) {
      if (text) range.setStart(text, start)
      if (text) range.setEnd(text, start + word.length)
      expect(range.getClientRects(), word).toHaveLength(1)
      start += word.length + 1
    }
  },
)

test('on a phone the bar has the way back and the title, and stays at the top while its screen is scrolled', async () => {
  const screen = await renderThemed(
    <Container>
      <ScreenHeader
        title="Laundry Services"
        intro="Washing by kilo, by piece, by basket or by month."
        backLabel="Back to Home"
        onBack={vi.fn<() => void>()}
      >
        <Button variant="light">View Cart</Button>
      </ScreenHeader>
      <div style={{ height: 3000 }} />
    </Container>,
  )
  const boxOf = (found: Locator) => found.element().getBoundingClientRect()
  const [way, title] = [screen.getByRole('button', { name: 'Back to Home' }), screen.getByRole('heading')]
  expect(boxOf(title).left).toBeGreaterThanOrEqual(boxOf(way).right)
  expect(boxOf(title).bottom).toBeLessThanOrEqual(56)
  expect(boxOf(screen.getByRole('button', { name: 'View Cart' })).top).toBeGreaterThanOrEqual(56)
  window.scrollTo({ top: 1000, behavior: 'instant' })
  await expect.poll(() => boxOf(way).top).toBeGreaterThanOrEqual(0)
  expect(boxOf(title).bottom).toBeLessThanOrEqual(56)
  await page.viewport(1280, 800)
  await expect.element(screen.getByText('Washing by kilo, by piece, by basket or by month.')).toBeVisible()
})
