import { createRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { markMissingChunk } from '@/data/recover'
import { BrokenScreen, NotFoundScreen } from '@/features/shell'
import { routeTree } from './routeTree.gen'

window.addEventListener('vite:preloadError', ({ payload }) => markMissingChunk(payload))

export const createAppRouter = () =>
  createRouter({
    routeTree,
    scrollRestoration: true,
    defaultErrorComponent: BrokenScreen,
    defaultNotFoundComponent: NotFoundScreen,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface HistoryState {
    /** The day that a tracker has open: kept with the step of the history, not in its address. */
    day?: string | undefined
  }
  interface StaticDataRouteOption {
    /** Names the screen in the document's title and to a screen reader. */
    title?: string
    /** Stands below the screen, outside its main content. */
    footer?: ReactNode
  }
}
