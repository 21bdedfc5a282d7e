import { Button, Container } from '@mantine/core'
import { IconShoppingCart } from '@tabler/icons-react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { renderThemed } from '../render'

afterEach(() => page.viewport(360, 740))

const render = ({ title = 'Student Accommodation', ...back }: { backLabel?: string; title?: string }) =>
  renderThemed(
    <Container>
      <ScreenHeader title={title} {...back} onBack={vi.fn<() => void>()} />
    </Container>,
  )

test('an arrow leads back, and any other destination is a text', async () => {
  const back = await render({})
  expect(back.getByRole('button', { name: 'Back' }).element().textContent).toBe('')
  await back.unmount()
  const home = await render({ backLabel: 'Back to Home' })
  await expect.element(home.getByText('Back to Home')).toBeVisible()
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

test.for([
  { way: 'Back to Home', right: 'View Cart', title: 'Laundry Services' },
  { way: 'Back to the tracker', right: 'History', title: 'Insights' },
])('on a phone "$right" is beside "$way", and the title has its own row', async ({ way, right, title }) => {
  const screen = await renderThemed(
    <Container>
      <ScreenHeader
        title={title}
        intro="Washing by kilo, by piece, by basket or by month."
        backLabel={way}
        onBack={vi.fn<() => void>()}
      >
        <Button variant="light" leftSection={right === 'View Cart' && <IconShoppingCart size={20} aria-hidden />}>
          {right}
        </Button>
      </ScreenHeader>
    </Container>,
  )
  const boxOf = (name: string) => screen.getByRole('button', { name }).element().getBoundingClientRect()
  const heading = screen.getByRole('heading', { name: title }).element().getBoundingClientRect()
  expect(boxOf(right).top).toBeLessThan(boxOf(way).bottom)
  expect(heading.top).toBeGreaterThanOrEqual(boxOf(right).bottom)
  expect(heading.width).toBeGreaterThan(300)
})
