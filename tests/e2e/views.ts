import { screens, type Screen, type State } from './screens.ts'

/** One look at the app: a screen as it opens, or one of its states. */
export type View = Pick<Screen, 'title' | 'heading'> & Pick<State, 'open' | 'shows'> & { name: string; address: string }

const viewsOf = ([path, { states = {}, shows, ...screen }]: [string, Screen]): View[] => [
  { ...screen, shows, name: path, address: path },
  ...Object.entries(states).map(([name, { at = '', ...state }]) => ({
    ...screen,
    ...state,
    name: `${path}: ${name}`,
    address: `${path}${at}`,
  })),
]

/** Each screen as it opens. */
export const openings: readonly View[] = Object.entries(screens).flatMap((entry) => viewsOf(entry).slice(0, 1))

/** Everything to be looked at, in so many parts of about the same length; the states of a screen stay together. */
export const partsOfAll = (parts: number): View[][] => {
  const each = Object.entries(screens).map(viewsOf)
  const enough = each.flat().length / parts
  const made: View[][] = [[]]
  for (const views of each) {
    const last = made.at(-1) ?? []
    if (last.length >= enough && made.length < parts) made.push(views)
    else last.push(...views)
  }
  return made
}
