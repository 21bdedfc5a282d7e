import { MantineProvider } from '@mantine/core'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { theme } from '@/app/theme'
import { tokens } from '@/app/tokens'
import { Toasts } from '@/kit/feedback/toasts'

/** Renders a component in the app's theme, without a router. */
export const renderThemed = (component: ReactNode) =>
  render(
    <MantineProvider theme={theme} cssVariablesResolver={() => tokens} deduplicateCssVariables={false}>
      {component}
      <Toasts />
    </MantineProvider>,
  )

/** Renders a component that links to other screens: its router renders it at every address. */
export const renderRouted = async (component: ReactNode, at = '/') => {
  const rootRoute = createRootRoute({ component: () => component, notFoundComponent: () => component })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory({ initialEntries: [at] }) })
  await router.load()
  const screen = await renderThemed(<RouterProvider router={router} />)
  return { ...screen, router }
}
