import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import housing from '@/housing/housing.module.css'
import storefront from '@/shops/storefront.module.css'
import { CardGrid } from '@/kit/layout/card-grid'

afterEach(() => page.viewport(360, 740))

test.each([
  ['offerings', storefront.card],
  ['rooms', housing.card],
])('three %s that are not rendered yet are no wider than their row', async (_, card) => {
  await page.viewport(1280, 800)
  const screen = await render(
    <div style={{ width: '60rem' }}>
      <CardGrid cards="small" aria-label="Three">
        {['one', 'two', 'three'].map((name) => (
          <li key={name} className={card} style={{ contentVisibility: 'hidden' }}>
            {name}
          </li>
        ))}
      </CardGrid>
    </div>,
  )
  const list = screen.getByRole('list', { name: 'Three' }).element()
  expect(list.scrollWidth).toBe(list.clientWidth)
})
