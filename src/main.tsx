import './trusted-types'
import './mantine-styles'
import './styles.css'
import { MantineProvider } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { router } from './router'
import { resolveTokens, theme } from './theme'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

const root = createRoot(container)

// In slices: a phone answers a finger also while it draws its first screen.
const start = () =>
  startTransition(() =>
    root.render(
      <StrictMode>
        <MantineProvider
          theme={theme}
          defaultColorScheme="auto"
          cssVariablesResolver={resolveTokens}
          deduplicateCssVariables={false}
        >
          <RouterProvider router={router} />
        </MantineProvider>
      </StrictMode>,
    ),
  )

// What the page shows by itself (src/build/first-paint) is on the screen before the app takes the processor. A tab in
// the background paints nothing.
if (document.hidden) start()
else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
