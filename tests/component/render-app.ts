import { renderScreens } from './render-screens'

type Screen = { readonly Route: { readonly options: object } }

const folder = '../../src/app/routes'
const files = import.meta.glob<Screen>(
  ['../../src/app/routes/{,education/}[a-z]*.tsx', '!../../src/app/routes/index.tsx'],
  { eager: true },
)

/** The screens of the app by their addresses, but the first one and those of admins. */
export const appScreens = Object.fromEntries(
  Object.entries(files).map(([file, { Route }]) => [file.slice(folder.length, -'.tsx'.length), Route]),
)

export const renderApp = (...visited: string[]) => renderScreens(appScreens, ...visited)
