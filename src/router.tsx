import { createRouter } from '@tanstack/react-router'
import { ErrorScreen } from '@/ui/error-screen'
import { NotFoundScreen } from '@/features/shell'
import { routeTree } from './routeTree.gen'

export const router = createRouter({
  routeTree,
  scrollRestoration: true,
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: NotFoundScreen,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    /** Names the screen in the document's title and to a screen reader. */
    title?: string
  }
}
