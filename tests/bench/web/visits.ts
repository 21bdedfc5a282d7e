import type { Page } from '@playwright/test'
import { untilReadyForOffline } from '../../e2e/app.ts'
import type { CountingProxy } from '../counting-proxy.ts'
import { median } from './median.ts'
import { withPhone } from './phone.ts'
import type { Sent } from './sent.ts'

const isPicture = ({ path }: Sent): boolean => /\.(?:svg|png|webp|avif|jpe?g)(?:\?|$)/.test(path)
const kb = (sent: readonly Sent[]): number => sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1000

/**
 * The largest contentful paint of the screen in milliseconds, once no larger one has followed for two seconds. A note
 * that the server cannot be reached, above the screen, is none.
 */
const largestPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = Number.NaN
        let timer = setTimeout(() => resolve(last), 2000)
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const element: unknown = Reflect.get(entry, 'element')
            if (!(element instanceof Element && element.closest('[role="status"]'))) last = entry.startTime
          }
          clearTimeout(timer)
          timer = setTimeout(() => resolve(last), 2000)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

export type Visits = {
  /** kB until the worker controls the page, without pictures. */
  readonly untilReady: number
  /** kB of the whole visit. */
  readonly everything: number
  /** The pictures in `everything`, in kB. */
  readonly pictures: number
  /** Paths that were sent more than once with a body. */
  readonly twice: readonly string[]
  /** kB for a version with one changed sentence. */
  readonly update: number
  /** Milliseconds to the largest paint with the server down and a processor six times slower. */
  readonly repeat: number
}

type Deployed = {
  readonly origin: string
  readonly proxy: CountingProxy<Sent>
  readonly deployChanged: () => Promise<void>
  readonly kill: () => Promise<void>
}

/** Measures one phone: its first visit, an update to a new version, and repeat visits without a server. */
export const visitOnPhone = ({ origin, proxy, deployChanged, kill }: Deployed, times: number): Promise<Visits> =>
  withPhone(async (context) => {
    const page = await context.newPage()
    proxy.take()
    await page.goto(origin)
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    const first = proxy.take()
    await untilReadyForOffline(page)
    await page.waitForLoadState('networkidle')
    const all = [...first, ...proxy.take()].filter(({ path }) => !/^\/(?:rest|auth)\//.test(path))
    const paths = all.filter(({ bytes }) => bytes > 0).map(({ path }) => path)

    // Count from here, because the app checks for the new version as soon as the server is back.
    proxy.take()
    await deployChanged()
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update()
    })
    await page.waitForFunction(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
    // The worker is ready after its first stage and then downloads the rest.
    await proxy.atRest(3000)
    const update = proxy.take().filter(({ path }) => !/^\/(?:rest|auth)\//.test(path))

    await page.close()
    await kill()
    const paints: number[] = []
    for (let time = 0; time < times; time += 1) {
      const again = await context.newPage()
      const devtools = await context.newCDPSession(again)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
      await again.goto(origin)
      paints.push(await largestPaint(again))
      await again.close()
    }
    return {
      untilReady: kb(first.filter((sent) => !isPicture(sent) && !/^\/(?:rest|auth)\//.test(sent.path))),
      everything: kb(all),
      pictures: kb(all.filter(isPicture)),
      twice: paths.filter((path, index) => paths.indexOf(path) !== index),
      update: kb(update),
      repeat: median(paints),
    }
  })
