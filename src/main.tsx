import './trusted-types'
import './mantine-styles'
import './styles.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { markMissingChunk } from '@/data/recover'
import { App } from './app'
import { replayInput } from './replay-input'
import { createAppRouter } from './router'

window.addEventListener('vite:preloadError', ({ payload }) => markMissingChunk(payload))

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

/** How long the frame that the page brings may stand for a screen whose files are still on their way. */
const patienceMs = 500

const wait = (ms = 0) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Draws the first screen in small pieces: a phone answers a finger between them. React draws what a router finds later in
 * one piece, so the screen is looked for first.
 */
const start = async () => {
  if (!('toSorted' in [] && 'any' in AbortSignal)) (await import('./for-old-browsers')).addMissingFeatures()
  const root = createRoot(container)
  await wait()
  const router = createAppRouter()
  await wait()
  // A page of its own shows the screen already.
  await (container.querySelector('.prerendered') ? router.load() : Promise.race([router.load(), wait(patienceMs)]))
  // The screen's own styles are here by now.
  if ('adoptedStyleSheets' in document) document.adoptedStyleSheets = []
  replayInput(container)
  startTransition(() => root.render(<App router={router} />))
}

/** What the page shows by itself (src/build/first-paint) is on the screen before the app takes the processor. */
const firstPaint = async () => {
  // A tab in the background paints nothing.
  if (document.hidden) return
  await nextFrame()
  await nextFrame()
  await wait()
}

void firstPaint().then(start)
