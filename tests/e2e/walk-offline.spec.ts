import { untilReadyForOffline } from './app.ts'
import { barriers } from './faults.ts'
import { test } from './fixtures.ts'
import { screens } from './screens.ts'
import { openings, type View } from './views.ts'
import { text } from './shown.ts'
import { walkByAddress } from './walking.ts'

test.use({ serviceWorkers: 'allow' })

const withoutServer = (view: View): View =>
  screens[view.address]?.away ? { ...view, heading: view.title ?? '', shows: text(/works only online/) } : view

/** What looks otherwise without a server: the note on top, for which one screen will do, and what has to be online. */
const isOnlyHere = (address: string) => address === '/' || screens[address]?.away === true

test('after one visit every address opens without a server', async ({ page, isMobile, goOffline, expectTrouble }) => {
  test.setTimeout(180_000)
  expectTrouble(/\/assets\/admin-/)
  await page.goto('/')
  await untilReadyForOffline(page)
  await goOffline()
  // The screens are those that are examined online, but for what stands in the place of a screen.
  await walkByAddress(page, openings.map(withoutServer), isMobile, async (shown, { address }) => (isOnlyHere(address) ? barriers(shown) : []))
})
