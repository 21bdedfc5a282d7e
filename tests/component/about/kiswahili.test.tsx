import { expect, test, vi } from 'vitest'
import english from '@/pages/about/words/about-page.en.json'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'

// The Kiswahili build replaces the imports in the same way (build/messages/language-plugin.ts).
vi.mock('#words/pages/about/about-page', () => import('#words-sw/pages/about/about-page'))

/** Only texts of several words: a single word can be the same in both languages. */
const sentences = Object.values(english)
  .filter((text) => text.includes(' '))
  .map((text) => text.replaceAll(/\{\w+\}/g, '').trim())

test('the about page in Kiswahili shows its headings and contains no English sentence', async () => {
  const screen = await renderScreens(screensOf('about'), '/about')
  for (const name of [
    'Kuhusu Comrade',
    'Lengo Letu',
    'Maadili Yetu',
    'Comrade kwa Takwimu',
    'Hadithi Yetu',
    'Jamii Kwanza',
  ]) {
    await expect.element(screen.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  const shown = screen.getByRole('main').element().textContent
  expect(sentences.filter((sentence) => shown.includes(sentence))).toEqual([])
})

test('the about page in Kiswahili does not overflow a narrow phone', async () => {
  await renderScreens(screensOf('about'), '/about')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
})
