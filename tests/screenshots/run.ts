import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { build, createServer } from 'vite'
import { browserPath } from '../../build/ensure-browser.ts'
import { layOutAll } from '../e2e/page-violations.ts'
import { LocalServer } from '../e2e/local-server.ts'
import { freePort } from '../free-port.ts'
import { root } from '../e2e/paths.ts'
import { doctorPageNames, takeDoctorPages } from './doctor-page-shots.ts'
import { enter, galleryShots, type Shot } from './gallery-shots.ts'
import { storeShots } from './store-shots.ts'

// `npm run screenshots`: takes the pictures of the manifest and of docs/screens. With `--all <folder>` it takes every
// screen and all components in several sizes and both colour schemes instead, for review.

const forms = {
  narrow: { width: 360, height: 740 },
  wide: { width: 1280, height: 800 },
} as const
type Form = keyof typeof forms
type Scheme = 'light' | 'dark'

const cacheFolder = join(root, 'node_modules', '.cache', 'comrade-screenshots')
const gallery = join(root, 'docs', 'screens')
const allFolder = process.argv.includes('--all') ? process.argv.at(-1) : undefined

const variants: readonly (readonly [Form, Scheme])[] = allFolder
  ? [
      ['narrow', 'light'],
      ['narrow', 'dark'],
      ['wide', 'light'],
      ['wide', 'dark'],
    ]
  : [
      ['narrow', 'light'],
      ['wide', 'dark'],
    ]

const newContext = async (browser: Browser, server: LocalServer, form: Form, colorScheme: Scheme) =>
  browser.newContext({
    baseURL: server.origin,
    viewport: forms[form],
    colorScheme,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
  })

/** Waits for pictures and rows. The network is never idle, because an open page listens to the server. */
const untilComplete = async (page: Page): Promise<void> =>
  void (await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"], .mantine-Skeleton-root') === null &&
      [...document.images].every(({ complete }) => complete),
  ))

/** 12:30 in Nairobi, when all providers are open. */
const lunchtime = new Date().setUTCHours(9, 30, 0, 0)

const takeStoreShots = async (browser: Browser, server: LocalServer): Promise<void> => {
  for (const form of ['narrow', 'wide'] as const) {
    for (const [name, show] of Object.entries(storeShots)) {
      const context = await newContext(browser, server, form, 'light')
      await context.clock.setFixedTime(lunchtime)
      const page = await context.newPage()
      await show(page)
      await untilComplete(page)
      await page.screenshot({ path: join(root, 'public', 'screenshots', `${name}-${form}.png`) })
      await context.close()
    }
  }
}

/** Takes all shots of one kind of user, in one browser context. */
const takeGalleryShots = async (
  browser: Browser,
  server: LocalServer,
  as: Shot['as'],
  [form, scheme]: readonly [Form, Scheme],
  folder: string,
): Promise<void> => {
  const context = await newContext(browser, server, form, scheme)
  const page = await context.newPage()
  await enter(page, server, as)
  for (const { name, path, open, shows } of galleryShots.filter((shot) => shot.as === as)) {
    await page.goto(path)
    await open?.(page)
    await shows(page).first().waitFor()
    await untilComplete(page)
    if (allFolder) await layOutAll(page)
    await page.screenshot({
      path: join(folder, `${name}-${form}-${scheme}.jpg`),
      type: 'jpeg',
      quality: 60,
      fullPage: Boolean(allFolder),
    })
  }
  await context.close()
}

/** The page for a doctor, whole, on a phone. */
const takeDoctorShots = (
  browser: Browser,
  server: LocalServer,
  [form, scheme]: readonly [Form, Scheme],
  folder: string,
): Promise<void> =>
  takeDoctorPages(
    async () => (await newContext(browser, server, form, scheme)).newPage(),
    server,
    async (page, name) =>
      void (await page
        .getByRole('article')
        .screenshot({ path: join(folder, `${name}-${form}-${scheme}.jpg`), type: 'jpeg', quality: 60 })),
  )

/** The page of all components (tests/look), which only a development server has. */
const takeComponentShots = async (browser: Browser, folder: string): Promise<void> => {
  const port = await freePort()
  const vite = await createServer({ root, logLevel: 'error', server: { port, strictPort: true } })
  await vite.listen()
  for (const width of [360, 768, 1280]) {
    for (const scheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
      await page.goto(`http://localhost:${port}/tests/look/?scheme=${scheme}`)
      await page.getByRole('region', { name: 'Messages' }).waitFor()
      await page.screenshot({ path: join(folder, `components-${width}-${scheme}.png`), fullPage: true })
      await page.close()
    }
  }
  await vite.close()
}

const galleryPage = join(gallery, 'README.md')

/** @param text the current text of the gallery's page */
const rewriteGallery = async (text: string): Promise<void> => {
  const picture = (name: string) =>
    `<img src="${name}-narrow-light.jpg" width="150" alt="${name.replaceAll('-', ' ')}" />`
  const names = [...galleryShots.map(({ name }) => name), ...doctorPageNames]
  const block = `<!-- screens -->\n${names.map(picture).join('\n')}\n<!-- /screens -->`
  await writeFile(galleryPage, text.replace(/<!-- screens -->[\s\S]*<!-- \/screens -->/, block))
}

const dataDir = join(cacheFolder, 'data')
const dist = join(cacheFolder, 'dist')
await build({ root, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } })
const server = new LocalServer({ port: await freePort(), dataDir })
const executablePath = browserPath()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--disable-gpu'] })
try {
  await server.start(dist)
  const folder = allFolder ?? gallery
  const page = await readFile(galleryPage, 'utf8')
  if (!allFolder) {
    await rm(gallery, { recursive: true, force: true })
    await takeStoreShots(browser, server)
  }
  await mkdir(folder, { recursive: true })
  for (const as of ['anonymous', 'user', 'admin'] as const)
    for (const variant of variants) await takeGalleryShots(browser, server, as, variant, folder)
  if (allFolder) await takeComponentShots(browser, folder)
  await takeDoctorShots(browser, server, ['narrow', 'light'], folder)
  if (!allFolder) await rewriteGallery(page)
} finally {
  await browser.close()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
