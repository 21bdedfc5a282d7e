import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { median } from '../web/median.ts'

/** Processor slowdown compared with this machine. */
export const slowdown = 4

export const throttle = async (context: BrowserContext, page: Page): Promise<CDPSession> => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return devtools
}

/**
 * Milliseconds from the click on `link`, or from the navigation start, until the frame after an element matches the
 * selector `awaited`.
 */
const untilShown = (page: Page, awaited: string, link: string | null): Promise<number> =>
  page.evaluate(
    ([selector, clicked]) =>
      new Promise<number>((resolve) => {
        const start = clicked === null ? 0 : performance.now()
        const look = () => {
          if (document.querySelector(selector))
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
          else requestAnimationFrame(look)
        }
        if (clicked !== null) document.querySelector<HTMLAnchorElement>(clicked)?.click()
        look()
      }),
    [awaited, link] as const,
  )

type Opening = { readonly path: string; readonly shows: string }

const openOnce = async (context: BrowserContext, { path, shows }: Opening) => {
  const page = await context.newPage()
  await throttle(context, page)
  await page.goto(path, { waitUntil: 'commit' })
  const direct = await untilShown(page, shows, null)
  await page.goto('/')
  const link = `main a[href="${path}"]`
  await page.locator(link).first().waitFor()
  await page.waitForLoadState('networkidle')
  const byLink = await untilShown(page, shows, link)
  await page.close()
  return { direct, byLink }
}

export type Times = Awaited<ReturnType<typeof openOnce>>

/** Median times to open a screen in a new tab, by its address and by a link on the home page. The phones take turns. */
export const timesToShow = async (
  phones: readonly BrowserContext[],
  opening: Opening,
  times: number,
): Promise<readonly Times[]> => {
  const found: Times[][] = phones.map(() => [])
  for (let time = 0; time < times; time += 1) {
    for (const [index, phone] of phones.entries()) found[index]?.push(await openOnce(phone, opening))
  }
  return found.map((each) => ({
    direct: median(each.map(({ direct }) => direct)),
    byLink: median(each.map(({ byLink }) => byLink)),
  }))
}
