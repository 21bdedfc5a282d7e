import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { allArticleCards } from '@/education/words/articles'
import { ArticleCards } from '@/education/article-cards'
import { renderRouted } from '../render'

afterEach(() => page.viewport(360, 740))

const seven = allArticleCards.slice(0, 7)

test.for([
  { cards: seven, width: 1280, rows: [4, 3] },
  { cards: seven, width: 768, rows: [4, 3] },
  { cards: seven.slice(0, 5), width: 1280, rows: [5] },
])('$cards.length articles fill their rows at $width px', async ({ cards, width, rows }) => {
  await page.viewport(width, 800)
  const screen = await renderRouted(
    <div style={{ maxWidth: 1088, paddingInline: 16 }}>
      <ArticleCards cards={cards} />
    </div>,
  )
  await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(cards.length)
  const tops = screen
    .getByRole('listitem')
    .elements()
    .map((card) => card.getBoundingClientRect().top)
  expect([...new Set(tops)].map((top) => tops.filter((each) => each === top).length)).toEqual(rows)
})
