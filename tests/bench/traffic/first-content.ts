import { chromium, type Page } from '@playwright/test'
import { headlessPath } from '../../../build/ensure-browser.ts'
import { SlowLink } from './slow-link.ts'

const cpuSlowdown = 3
const timeout = 60_000

/** A row with text, rendered by the prerendered page or by the app. */
const firstRow = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: /\S/ }).first()

/** Shared links, and a selector of a button that works once the app runs. */
const firstUse = {
  '/tum-gossip': (page: Page) => page.locator('main li[data-index]').first(),
  '/marketplace': (page: Page) => page.locator('main li[data-index]').first(),
  '/groceries': (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first(),
} as const

export type SharedLink = keyof typeof firstUse
export const sharedLinks = ['/tum-gossip', '/marketplace', '/groceries'] as const satisfies readonly SharedLink[]

/** Milliseconds since the link was opened. */
export type LinkTimes = { readonly content: number; readonly use: number }

/** Opens a link on a first visit with a slow network and a slow processor. */
export const openLink = async (origin: string, link: SharedLink): Promise<LinkTimes> => {
  const slow = new SlowLink(origin)
  const executablePath = headlessPath()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      locale: 'en-KE',
      timezoneId: 'Africa/Nairobi',
    })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    const startedAt = Date.now()
    await page.goto(`${await slow.listen()}${link}`, { waitUntil: 'commit', timeout })
    await firstRow(page).waitFor({ timeout })
    const content = Date.now() - startedAt
    await firstUse[link](page).waitFor({ timeout })
    return { content, use: Date.now() - startedAt }
  } finally {
    await browser.close()
    slow.close()
  }
}
