import { Button } from '@mantine/core'
import { afterEach, expect, test } from 'vitest'
import { renderThemed } from '../render'

afterEach(() => document.documentElement.removeAttribute('data-mantine-color-scheme'))

/** The sum of red, green and blue. */
const brightness = (element: Element) =>
  (getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? [])
    .slice(0, 3)
    .reduce((sum, part) => sum + Number(part), 0)

test('in the dark scheme a tinted button is lighter than its card', async () => {
  const screen = await renderThemed(
    <div className="card" style={{ background: 'var(--surface)' }} data-testid="card">
      <Button variant="light">Add a method</Button>
    </div>,
  )
  document.documentElement.setAttribute('data-mantine-color-scheme', 'dark')
  await expect.poll(() => brightness(screen.getByTestId('card').element())).toBeLessThan(200)
  await expect
    .poll(() => brightness(screen.getByRole('button').element()))
    .toBeGreaterThan(brightness(screen.getByTestId('card').element()) + 40)
})
