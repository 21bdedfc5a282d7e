import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ScreenTitle } from '@/kit/rules/campus'
import { BrokenScreen, NotFoundScreen } from '@/app/shell'
import { rootRoute } from './root'
import { routes } from './routes'
import { parseSearch, stringifySearch } from './search-of-address'

/** False on the first screen if somebody has scrolled the prerendered page already. */
const restoresScroll = () => {
  let isFirst = true
  return () => {
    const wasScrolled = isFirst && scrollY > 0
    isFirst = false
    return !wasScrolled
  }
}

/** @param history the browser's own if left out */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree: rootRoute.addChildren(routes),
    parseSearch,
    stringifySearch,
    ...(history && { history, isServer: true }),
    scrollRestoration: history ? false : restoresScroll(),
    defaultErrorComponent: BrokenScreen,
    defaultNotFoundComponent: NotFoundScreen,
  })

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface HistoryState {
    /** The day that a tracker has open: kept with the step of the history, not in its address. */
    day?: string | undefined
    /** The address that one account screen passes to another. */
    email?: string | undefined
  }
  interface StaticDataRouteOption {
    /** Names the screen in the document's title and to a screen reader. */
    title?: ScreenTitle
    /** Stands below the screen, outside its main content. */
    footer?: ReactNode
  }
}
