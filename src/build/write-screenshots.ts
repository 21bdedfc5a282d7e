import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { browserPath } from './ensure-browser.ts'

// Takes the manifest's and the README's pictures of the running app: `npm start`, then `npm run screenshots`.

const origin = process.env['COMRADE_URL'] ?? 'http://localhost:4173'
const folder = fileURLToPath(new URL('../../public/screenshots', import.meta.url))
const forms = {
  narrow: { width: 360, height: 740 },
  wide: { width: 1280, height: 800 },
} as const

const addFirst = async (page: Page, path: string, count: number) => {
  await page.goto(origin + path)
  for (let index = 0; index < count; index += 1) {
    await page.getByRole('button', { name: /^Add to Cart/ }).nth(index).click()
    await page.getByRole('navigation', { name: 'Quick' }).getByText(String(index + 1), { exact: true }).waitFor()
  }
}

const shots = {
  home: async (page: Page) => {
    await page.goto(origin)
    await page.getByRole('heading', { name: 'Our Services' }).waitFor()
  },
  groceries: async (page: Page) => {
    await page.goto(`${origin}/groceries`)
    await page.getByRole('list', { name: 'Groceries' }).getByRole('listitem').first().waitFor()
  },
  cart: async (page: Page) => {
    await addFirst(page, '/food-delivery', 2)
    await page.goto(`${origin}/cart`)
    await page.getByRole('heading', { name: 'Order Summary' }).waitFor()
  },
} as const

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: browserPath() ?? '', args: ['--no-sandbox', '--disable-gpu'] })
for (const [form, viewport] of Object.entries(forms)) {
  for (const [name, show] of Object.entries(shots)) {
    const context = await browser.newContext({ viewport, serviceWorkers: 'block', reducedMotion: 'reduce' })
    const page = await context.newPage()
    await show(page)
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `${folder}/${name}-${form}.png` })
    await context.close()
  }
}
await browser.close()
