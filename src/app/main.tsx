import './trusted-types'
import 'virtual:theme.css'
import './mantine-styles'
import './styles.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { awaitPage, endAwaiting, showsAskedScreen } from '@/store/prerendered-page'
import { markMissingChunk } from './recover'
import { reloadForNextWorker } from '@/store/reload-for-next-worker'
import { App } from './app'
import { createAppRouter, type AppRouter } from './router'
import { reloadPage } from '../kit/platform/reload-page'
import { replayEvents } from '../kit/platform/replay-events'

// See build/first-paint/before-paint.js.
document.documentElement.dataset['running'] = 'true'

window.addEventListener('vite:preloadError', ({ payload }) => markMissingChunk(payload))

reloadForNextWorker(navigator.serviceWorker, reloadPage)

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

/** The milliseconds that the page's frame may stand for a screen whose files are still on their way. */
const patienceMs = 500

const wait = (ms = 0) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Hydrates what the page shows: a person may have typed into it already. */
const hydrate = (page: HTMLElement, router: AppRouter) => {
  router.ssr = { manifest: undefined }
  if (!showsAskedScreen()) {
    page.querySelector('main')?.replaceChildren()
    // It was hidden until now (build/prerender/page.ts), and what is hidden takes no focus.
    delete document.documentElement.dataset['search']
  }
  hydrateRoot(page, <App router={router} />)
  endAwaiting()
  replayEvents()
}

/**
 * Draws the first screen in small pieces: a phone answers a finger between them. React draws what a router finds later
 * in one piece, so the screen is looked for first.
 */
const start = async () => {
  if (!('toSorted' in [] && 'any' in AbortSignal))
    (await import('@/kit/old-browsers/add-missing-features')).addMissingFeatures()
  await wait()
  const router = createAppRouter()
  await wait()
  const isPrerendered = 'prerendered' in container.dataset
  if (isPrerendered) awaitPage(!('search' in document.documentElement.dataset))
  await (isPrerendered ? router.load() : Promise.race([router.load(), wait(patienceMs)]))
  // The screen's own styles are here by now.
  if ('adoptedStyleSheets' in document) document.adoptedStyleSheets = []
  if (isPrerendered) return hydrate(container, router)
  const root = createRoot(container)
  startTransition(() => root.render(<App router={router} />))
}

/** Lets the page's own content (build/first-paint) appear before the app takes the processor. */
const firstPaint = async () => {
  // A tab in the background paints nothing.
  if (document.hidden) return
  await nextFrame()
  await nextFrame()
  await wait()
}

void firstPaint().then(start)
