import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { build } from 'vite'
import { headlessPath } from '../../../build/ensure-browser.ts'
import { recordsOf } from '../../e2e/indexed-records.ts'
import { root } from '../../e2e/paths.ts'
import { judge, report } from '../../../build/size/limits.ts'
import { circumstances } from '../circumstances.ts'
import type { CountingProxy } from '../counting-proxy.ts'
import { median } from '../web/median.ts'
import { countAnswers, type Answer } from './answers.ts'
import { startCampusServer, type CampusServer } from './campus-server.ts'
import { openLink, sharedLinks, type LinkTimes, type SharedLink } from './first-content.ts'
import { trafficLimits } from './limits.ts'

// `npm run bench:traffic`: the requests and downloads of one phone, counted between a real browser and the real server
// with half a year of data of a campus of 20,000 students.

const quietMs = 4000
/** Pause between two scrolls. */
const readingMs = 600
const minuteMs = 60_000
const replicated = [
  'gossip_posts',
  'items',
  'item_photos',
  'groceries',
  'medicines',
  'shops',
  'eshop_products',
  'service_providers',
  'rentals',
  'rental_photos',
  'university_links',
  'catalogues',
  'provider_scores',
  'campuses',
]

const bytesOf = (answers: readonly Answer[]): number => answers.reduce((sum, { bytes }) => sum + bytes, 0)
const rowsOnly = (answers: readonly Answer[]): readonly Answer[] =>
  answers.filter(({ path }) => /^\/(?:rest|live)\//.test(path))

/** Waits until no request has started for some seconds. */
const settle = async (page: Page): Promise<void> => {
  await new Promise<void>((resolve) => {
    const finish = () => {
      page.off('request', restart)
      resolve()
    }
    let timer = setTimeout(finish, quietMs)
    const restart = () => {
      clearTimeout(timer)
      timer = setTimeout(finish, quietMs)
    }
    page.on('request', restart)
  })
}

const openPhone = async (origin: string): Promise<{ context: BrowserContext; close(): Promise<void> }> => {
  const executablePath = headlessPath()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 740 },
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
  })
  // Other benches count pictures, and the generated ones do not exist.
  await context.route(/\/storage\/v1\/object\/public\//, (route) => route.abort())
  return { context, close: () => browser.close() }
}

/** Opens the app and leaves it once no request is running. */
const visit = async (
  context: BrowserContext,
  path: string,
  during: (page: Page) => Promise<void> = async () => {},
): Promise<void> => {
  const page = await context.newPage()
  await page.goto(path)
  await settle(page)
  await during(page)
  await page.close()
}

const scroll = async (page: Page): Promise<void> => {
  for (let screen = 0; screen < 3; screen += 1) {
    await page.mouse.wheel(0, 700)
    await page.waitForTimeout(readingMs)
  }
  await settle(page)
}

const measureCampus = async (server: CampusServer, proxy: CountingProxy<Answer>, origin: string) => {
  const phone = await openPhone(origin)
  const { context } = phone
  await visit(context, '/')
  const first = rowsOnly(proxy.take())

  await visit(context, '/')
  const quiet = proxy.take()

  await server.addNews()
  await visit(context, '/')
  const news = rowsOnly(proxy.take())

  let dayBytes = 0
  for (let turn = 0; turn < 4; turn += 1) {
    await server.addQuarterOfADay(turn)
    await visit(context, '/tum-gossip', scroll)
    await visit(context, '/marketplace', scroll)
    dayBytes += bytesOf(rowsOnly(proxy.take()))
  }

  const page = await context.newPage()
  await page.goto('/marketplace')
  await settle(page)
  proxy.take()
  await page.waitForTimeout(minuteMs)
  const minute = bytesOf(proxy.take())
  const before = Date.now()
  await server.addListing('Kettle of a friend')
  await page.getByText('Kettle of a friend').waitFor({ timeout: 60_000 })
  const friend = Date.now() - before

  let stored = 0
  for (const table of replicated) stored += (await recordsOf(page, 'comrade', table)).length
  await phone.close()
  return { first, quiet, news, dayBytes, minute, friend, stored }
}

/** Counts the requests of each write, from the tap until it is acknowledged and no request is running. */
const measureWrites = async (server: CampusServer, proxy: CountingProxy<Answer>, origin: string) => {
  const phone = await openPhone(origin)
  const user = await server.addUser()
  const page = await phone.context.newPage()
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(user.email)
  await page.getByLabel(/^Password/).fill(user.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('/')
  await page.goto('/tum-gossip')
  await settle(page)
  const count = async (act: () => Promise<void>): Promise<number> => {
    proxy.take()
    await act()
    await settle(page)
    const answers = proxy.take().filter(({ path }) => path.startsWith('/rest/'))
    for (const { method, path } of answers) console.log(`a write: ${method} ${path.slice(0, 100)}`)
    return answers.length
  }
  const like = await count(() =>
    page
      .getByRole('button', { name: /^Like, / })
      .first()
      .click(),
  )
  await page.getByRole('button', { name: 'New post' }).click()
  await page.getByRole('textbox', { name: 'Your post' }).fill('The kettle in block C sings.')
  const agreeAndPost = async () => {
    await page.getByRole('form', { name: 'New post' }).getByRole('button', { name: 'Post', exact: true }).click()
    // The first post of an account requires agreement to the guidelines.
    await page.getByRole('button', { name: 'I agree' }).click()
  }
  const post = await count(agreeAndPost)
  await page.goto('/profile?view=edit')
  await page.getByRole('textbox', { name: 'Course' }).fill('BSc Marine Science')
  await settle(page)
  const edit = await count(() => page.getByRole('button', { name: 'Save' }).click())
  await phone.close()
  return { like, post, edit }
}

const dataDir = await mkdtemp(join(tmpdir(), 'comrade-traffic-'))
const dist = join(dataDir, 'dist')
await build({ root, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } })

const withServer = async <Result>(
  campuses: number,
  measure: (server: CampusServer, proxy: CountingProxy<Answer>, origin: string) => Promise<Result>,
): Promise<Result> => {
  const server = await startCampusServer(dist, campuses)
  const proxy = countAnswers(server.origin)
  try {
    return await measure(server, proxy, await proxy.listen())
  } finally {
    proxy.close()
    await server.close()
  }
}

const unmeasured: LinkTimes = { content: Infinity, use: Infinity }

/** The medians of three first visits per link, on a slow network and a slow processor. */
const measureLinks = async (server: CampusServer): Promise<Readonly<Record<SharedLink, LinkTimes>>> => {
  const times = { '/tum-gossip': unmeasured, '/marketplace': unmeasured, '/groceries': unmeasured }
  for (const link of sharedLinks) {
    const visits: LinkTimes[] = []
    for (let visitCount = 0; visitCount < 3; visitCount += 1) visits.push(await openLink(server.origin, link))
    times[link] = { content: median(visits.map(({ content }) => content)), use: median(visits.map(({ use }) => use)) }
  }
  return times
}

const campus = await withServer(1, async (server, proxy, origin) => ({
  links: await measureLinks(server),
  writes: await measureWrites(server, proxy, origin),
  ...(await measureCampus(server, proxy, origin)),
}))
const country = await withServer(3, measureCampus)
await rm(dataDir, { recursive: true, force: true })

// The first response contains feed and market; the other tables follow.
const untilReadable = campus.first
  .filter(({ path }) => path.includes('rpc/sync'))
  .slice(0, 1 + campus.first.findIndex(({ path }) => path.includes('items')))

console.log(circumstances())
for (const [name, answers] of Object.entries({
  'first visit': campus.first,
  'quiet visit': campus.quiet,
  'with news': campus.news,
})) {
  for (const { method, path, bytes, requestBytes } of answers)
    console.log(`${name}: ${method} ${path.slice(0, 90)}: ${bytes} B down, ${requestBytes} B up`)
}
report(
  judge(trafficLimits, {
    firstVisit: bytesOf(untilReadable) / 1000,
    firstVisitRequests: untilReadable.length,
    quietVisitRequests: campus.quiet.length,
    quietVisit: bytesOf(campus.quiet),
    newsRequests: campus.news.filter(({ path }) => path.startsWith('/rest/')).length,
    like: campus.writes.like,
    post: campus.writes.post,
    edit: campus.writes.edit,
    day: campus.dayBytes / 1000,
    country: country.dayBytes / campus.dayBytes,
    stored: campus.stored,
    quietMinute: campus.minute / 1000,
    friend: campus.friend,
    gossipLink: campus.links['/tum-gossip'].content,
    marketLink: campus.links['/marketplace'].content,
    groceriesLink: campus.links['/groceries'].content,
    gossipUse: campus.links['/tum-gossip'].use,
    marketUse: campus.links['/marketplace'].use,
    groceriesUse: campus.links['/groceries'].use,
  }),
)
