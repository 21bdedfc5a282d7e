import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { CartProvider } from '@/cart'
import { ScreenAnnouncer } from '@/app/shell'
import { parseSearch, stringifySearch } from '@/app/search-of-address'
import { renderThemed } from './render'

/** Screens by their addresses. */
type Screens = Readonly<Record<string, { readonly options: object }>>

function AroundScreens() {
  return (
    <CartProvider>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <ScreenAnnouncer />
    </CartProvider>
  )
}

/** The app's own tree of routes, where a test has loaded it, has given them ids. */
export const withoutId = (options: object): object =>
  Object.fromEntries(Object.entries(options).filter(([name]) => name !== 'id'))

/**
 * Renders screens of the app with their own search validation, and with a cart. Any other address renders a
 * placeholder.
 * @param visited the addresses of the history; the last one is opened
 */
export const renderScreens = async (screens: Screens, ...visited: string[]) => {
  const rootRoute = createRootRoute({ component: AroundScreens, notFoundComponent: () => <p>Another screen</p> })
  const routes = Object.entries(screens).map(([path, { options }]) =>
    createRoute({ ...withoutId(options), getParentRoute: () => rootRoute, path }),
  )
  const history = createMemoryHistory({ initialEntries: visited })
  const router = createRouter({ routeTree: rootRoute.addChildren(routes), history, parseSearch, stringifySearch })
  await router.load()
  const screen = await renderThemed(<RouterProvider router={router} />)
  return { ...screen, router, address: () => router.state.location.href }
}
