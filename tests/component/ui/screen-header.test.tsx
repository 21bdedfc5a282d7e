import { Container } from '@mantine/core'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ScreenHeader } from '@/ui/layout/screen-header'
import { renderThemed } from '../render'

afterEach(() => page.viewport(360, 740))

const render = (backLabel: string, title = 'Student Accommodation') =>
  renderThemed(
    <Container>
      <ScreenHeader title={title} backLabel={backLabel} onBack={vi.fn<() => void>()} />
    </Container>,
  )

test('the step back is an arrow, any other way is named in words', async () => {
  const back = await render('Back')
  expect(back.getByRole('button', { name: 'Back' }).element().textContent).toBe('')
  await back.unmount()
  const home = await render('Back to Home')
  await expect.element(home.getByText('Back to Home')).toBeVisible()
})

test.for(['Student Accommodation', 'Transport Services'])('no word of "%s" is broken on the narrowest phone', async (title) => {
  await page.viewport(320, 640)
  const screen = await render('Back', title)
  const text = screen.getByRole('heading', { name: title }).element().firstChild
  const range = document.createRange()
  let start = 0
  for (const word of title.split(' ')) {
    if (text) range.setStart(text, start)
    if (text) range.setEnd(text, start + word.length)
    expect(range.getClientRects(), word).toHaveLength(1)
    start += word.length + 1
  }
})
