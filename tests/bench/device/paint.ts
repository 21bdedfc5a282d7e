import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { median } from '../web/median.ts'

/** How much slower the phone is than this machine. */
export const slowdown = 4

export const slowly = async (context: BrowserContext, page: Page): Promise<CDPSession> => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return devtools
}

/** Milliseconds until the frame after a thing has come to the page; from a click on a link, or from the start of the visit. */
const untilShown = (page: Page, wanted: string, link: string | null): Promise<number> =>
  page.evaluate(
    ([selector, clicked]) =>
      new Promise<number>((resolve) => {
        const start = clicked === null ? 0 : performance.now()
        const look = () => {
          if (document.querySelector(selector)) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
          else requestAnimationFrame(look)
        }
        if (clicked !== null) document.querySelector<HTMLAnchorElement>(clicked)?.click()
        look()
      }),
    [wanted, link] as const,
  )

type Opening = { readonly path: string; readonly shows: string }

const once = async (context: BrowserContext, { path, shows }: Opening) => {
  const page = await context.newPage()
  await slowly(context, page)
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

export type Times = Awaited<ReturnType<typeof once>>

/** The median times of opening a screen in a new tab, by its address and by a link of the first screen. The phones take turns. */
export const timesToShow = async (phones: readonly BrowserContext[], opening: Opening, times: number): Promise<readonly Times[]> => {
  const found: Times[][] = phones.map(() => [])
  for (let time = 0; time < times; time += 1) {
    for (const [place, phone] of phones.entries()) found[place]?.push(await once(phone, opening))
  }
  return found.map((each) => ({ direct: median(each.map(({ direct }) => direct)), byLink: median(each.map(({ byLink }) => byLink)) }))
}
