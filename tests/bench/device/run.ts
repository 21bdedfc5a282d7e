import { parseArgs } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import { signIn, untilReadyForOffline } from '../../e2e/app.ts'
import { LocalServer, type TestUser } from '../../e2e/local-server.ts'
import { freePort } from '../../free-port.ts'
import { judge, report } from '../../../build/size/limits.ts'
import { circumstances } from '../circumstances.ts'
import { buildNow, dataDir } from '../web/builds.ts'
import { median } from '../web/median.ts'
import { withPhone } from '../web/phone.ts'
import { scrollDown, slowestOf, tapEach, typeIn } from './interactions.ts'
import { deviceLimits } from './limits.ts'
import { walkTwice } from './memory.ts'
import { slowdown, timesToShow, type Times } from './paint.ts'
import { few, full, plantLists, plantLog } from './plant.ts'
import { searchTime } from './search-times.ts'

// `npm run bench:device`: a phone with 2,000 groceries, 600 items, 600 posts and ten years of daily logs, on a
// processor four times slower. `-- --minutes 10` walks longer.

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '1' }, times: { type: 'string', default: '5' } },
})
const [minutes, times] = [Number(values.minutes), Number(values.times)]

const gossip = { path: '/tum-gossip', shows: 'ul[aria-label="Gossip"] > li[data-id] button' }
const market = { path: '/marketplace', shows: 'ul[aria-label="Marketplace"] > li[data-id] button' }
const tracker = { path: '/period-tracker', shows: '[role=grid], [role=tabpanel]' }

const like = /^Like, /
/** Takes the median over several visits, because another process may slow down one of them. */
const sessions = 3
type Action = (page: Page) => Promise<void>
const medianOf = async (once: () => Promise<number>, count: number): Promise<number> => {
  const found: number[] = []
  for (let time = 0; time < count; time += 1) found.push(await once())
  return median(found)
}
const shown = (selector: string) => (page: Page) => page.locator(selector).first().waitFor()
const readHistory = async (page: Page) => {
  for (const name of ['Calendar', 'History', 'Insights']) {
    await page.getByRole('tab', { name }).tap()
    await page.getByRole('tabpanel').getByRole('heading').first().waitFor()
  }
}

/** Signs in, completes the first visit and adds generated data. */
const fillPhone = async (context: BrowserContext, user: TestUser, size: typeof few | typeof full) => {
  const page = await context.newPage()
  await signIn(page, user)
  await untilReadyForOffline(page)
  await plantLists(page, size)
  await plantLog(page, user.id, size.days)
  await page.close()
}

const measure = async (small: BrowserContext, large: BrowserContext) => {
  const phones = [small, large]
  const paints = {
    gossip: await timesToShow(phones, gossip, times),
    market: await timesToShow(phones, market, times),
    tracker: await timesToShow(phones, tracker, times),
  }
  const slowest = (path: string, begin: Action, act: Action) =>
    medianOf(() => slowestOf(large, path, begin, act), sessions)
  const taps = {
    marketSearch: await slowest(market.path, shown(market.shows), typeIn('charger')),
    gossipSearch: await slowest(gossip.path, shown(gossip.shows), typeIn('chapati')),
    search: await medianOf(() => searchTime(large), sessions),
    like: await slowest(gossip.path, scrollDown(2, gossip.shows), tapEach(like, 1)),
    likeFarDown: await slowest(gossip.path, scrollDown(300, gossip.shows), tapEach(like, 1)),
    chips: await slowest(market.path, shown(market.shows), tapEach(/^(?:Electronics|Books|Sports)$/, 1)),
    history: await slowest(tracker.path, shown(tracker.shows), readHistory),
  }
  return { paints, taps, walk: await walkTwice(large, minutes) }
}

const dist = await buildNow()
const server = new LocalServer({ port: await freePort(), dataDir })
await server.start(dist)
const user = await server.addUser('Amina Juma')
const at = { baseURL: server.origin }
const { paints, taps, walk } = await withPhone(
  (small) =>
    withPhone(async (large) => {
      await fillPhone(small, user, few)
      await fillPhone(large, user, full)
      return measure(small, large)
    }, at),
  at,
).finally(() => server.stop())

const compared = ([short, long]: readonly Times[], way: keyof Times) => {
  const [less, more] = [short?.[way] ?? Number.NaN, long?.[way] ?? Number.NaN]
  return { value: more / less, note: `${more.toFixed(0)} ms instead of ${less.toFixed(0)}` }
}
const grown = (what: keyof typeof walk.before, digits = 0) => {
  const [before, after] = [walk.before[what], walk.after[what]]
  return { value: (after / before - 1) * 100, note: `${before.toFixed(digits)} → ${after.toFixed(digits)}` }
}
const figures = {
  gossipByAddress: compared(paints.gossip, 'direct'),
  gossipByLink: compared(paints.gossip, 'byLink'),
  marketByAddress: compared(paints.market, 'direct'),
  marketByLink: compared(paints.market, 'byLink'),
  trackerByAddress: compared(paints.tracker, 'direct'),
  trackerByLink: compared(paints.tracker, 'byLink'),
  ...taps,
  heap: grown('heap', 1),
  nodes: grown('nodes'),
  listeners: grown('listeners'),
}
const amounts = `${full.groceries} groceries, ${full.items} items, ${full.posts} posts, ${full.days} days compared with ${few.groceries}, ${few.items}, ${few.posts} and ${few.days}`
const walked = `${minutes} minutes of walking (${walk.rounds} rounds), then as many rounds again`
console.log(`${amounts}; median of ${times}; ${slowdown}× slower; ${walked}; ${circumstances()}`)
report(judge(deviceLimits, figures))
