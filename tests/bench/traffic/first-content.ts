import { chromium, type Page } from '@playwright/test'
import { headlessPath } from '../../../src/build/ensure-browser.ts'
import { SlowLink } from './slow-link.ts'

const cpuSlowdown = 3
const timeout = 60_000

/** Shared links, and what their first content is. */
const firstContent = {
  '/tum-gossip': (page: Page) => page.getByRole('list', { name: 'Gossip', exact: true }).getByRole('listitem').first(),
  '/marketplace': (page: Page) => page.getByRole('main').getByLabel(/^View: /).first(),
  '/groceries': (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first(),
} as const

export type SharedLink = keyof typeof firstContent
export const sharedLinks = ['/tum-gossip', '/marketplace', '/groceries'] as const satisfies readonly SharedLink[]

/** Milliseconds from opening a link to its first content, on a first visit with a slow network and a slow processor. */
export const firstContentByLink = async (origin: string, link: SharedLink): Promise<number> => {
  const slow = new SlowLink(origin)
  const executablePath = headlessPath()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-KE', timezoneId: 'Africa/Nairobi' })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    const startedAt = Date.now()
    await page.goto(`${await slow.listen()}${link}`, { waitUntil: 'commit', timeout })
    await firstContent[link](page).waitFor({ timeout })
    return Date.now() - startedAt
  } finally {
    await browser.close()
    slow.close()
  }
}
