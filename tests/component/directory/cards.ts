import type { renderScreens } from '../render-screens'

type Screen = Awaited<ReturnType<typeof renderScreens>>

/** The address that opens a chat with this text. */
export const chat = (digits: string, text: string) => `https://wa.me/${digits}?text=${encodeURIComponent(text)}`

export const namesIn = (screen: Screen, list: string) =>
  screen
    .getByRole('list', { name: list })
    .getByRole('heading')
    .elements()
    .map((name) => name.textContent)
