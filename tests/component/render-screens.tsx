import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { CartProvider } from '@/features/cart'
import { ScreenAnnouncer } from '@/features/shell'
import { renderThemed } from './render'

/** Screens by their addresses: the `Route` that each file exports. */
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

/**
 * Renders screens of the app with their own search validation, and with a cart. Any other address renders a placeholder.
 * @param visited the addresses of the history; the last one is opened
 */
export const renderScreens = async (screens: Screens, ...visited: string[]) => {
  const rootRoute = createRootRoute({ component: AroundScreens, notFoundComponent: () => <p>Another screen</p> })
  const routes = Object.entries(screens).map(([path, { options }]) => createRoute({ ...options, getParentRoute: () => rootRoute, path }))
  const history = createMemoryHistory({ initialEntries: visited })
  const router = createRouter({ routeTree: rootRoute.addChildren(routes), history })
  await router.load()
  const screen = await renderThemed(<RouterProvider router={router} />)
  return { ...screen, router, address: () => router.state.location.href }
}
