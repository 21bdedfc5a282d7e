import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Card } from '@/kit/layout/card'

const screenWith = (above: number) => (
  <>
    <div style={{ height: above }} />
    <ul>
      <Card opened style={{ height: 100 }}>
        Ambulance
      </Card>
    </ul>
    <div style={{ height: 5000 }} />
  </>
)

test('the card that a link opens stays visible while content loads above it', async () => {
  const screen = await render(screenWith(0))
  const card = screen.getByText('Ambulance')
  await expect.element(card).toHaveFocus()
  await screen.rerender(screenWith(3000))
  await expect.element(card).toBeInViewport({ ratio: 1 })
})

test('the card is no longer kept visible once the user presses a key', async () => {
  const screen = await render(screenWith(0))
  const card = screen.getByText('Ambulance')
  await expect.element(card).toHaveFocus()
  await userEvent.keyboard('{Shift}')
  await screen.rerender(screenWith(3000))
  await expect.element(card).not.toBeInViewport()
})
