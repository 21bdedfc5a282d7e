import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type BrowserContextOptions } from '@playwright/test'
import { browserPath } from '../../../build/ensure-browser.ts'

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-KE',
  timezoneId: 'Africa/Nairobi',
}

/** Runs `work` in a new browser profile on disk, which is deleted afterwards. */
export const withPhone = async <Result>(
  work: (context: BrowserContext) => Promise<Result>,
  options: BrowserContextOptions = {},
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'comrade-bench-'))
  const executablePath = browserPath()
  const launch = { ...(executablePath ? { executablePath } : {}), args: ['--disable-gpu', '--disable-quic'] }
  const context = await chromium.launchPersistentContext(folder, { ...phone, ...options, ...launch })
  try {
    return await work(context)
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
}
