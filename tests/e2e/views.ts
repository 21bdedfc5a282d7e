import type { Screen, State } from './screen.ts'
import { screens } from './screens.ts'

/** A screen in its initial state or in another one. */
export type View = Pick<Screen, 'title' | 'heading'> & Pick<State, 'open' | 'shows'> & { name: string; address: string }

const viewsOf = ([path, { states = {}, shows, ...screen }]: [string, Screen]): View[] => [
  { ...screen, shows, name: path, address: path },
  ...Object.entries(states).map(([name, { query = '', ...state }]) => ({
    ...screen,
    ...state,
    name: `${path}: ${name}`,
    address: `${path}${query}`,
  })),
]

/** Each screen in its initial state. */
export const initialViews: readonly View[] = Object.entries(screens).flatMap((entry) => viewsOf(entry).slice(0, 1))

/** Divides all views into parts of about the same length; the states of a screen stay together. */
export const viewsInParts = (parts: number): View[][] => {
  const viewsByScreen = Object.entries(screens).map(viewsOf)
  const partLength = viewsByScreen.flat().length / parts
  const result: View[][] = [[]]
  for (const views of viewsByScreen) {
    const last = result.at(-1) ?? []
    if (last.length >= partLength && result.length < parts) result.push(views)
    else last.push(...views)
  }
  return result
}
