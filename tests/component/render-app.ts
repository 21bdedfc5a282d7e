import { routes } from '@/app/routes'
import { screens, type ScreenId } from '@/screens'
import { pageIds } from '../../build/pages.ts'
import { renderScreens } from './render-screens'

/** Screens of the app by their addresses. */
export const screensOf = (...ids: readonly ScreenId[]) =>
  Object.fromEntries(ids.map((id) => [screens[id].path, routes[id]]))

/** The screens of the app, but the first one and those of admins. */
export const appScreens = screensOf(...pageIds.filter((id) => id !== 'home'))

export const renderApp = (...visited: string[]) => renderScreens(appScreens, ...visited)
