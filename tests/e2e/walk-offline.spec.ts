import { untilReadyForOffline } from './app.ts'
import { barriers } from './faults.ts'
import { test } from './fixtures.ts'
import { screens } from './screens.ts'
import { openings, type View } from './views.ts'
import { text } from './shown.ts'
import { walk } from './walking.ts'

test.use({ serviceWorkers: 'allow' })

const withoutServer = (view: View): View =>
  screens[view.address]?.away ? { ...view, heading: view.title ?? '', shows: text(/works only online/) } : view

test('after one visit every address opens without a server', async ({ page, isMobile, goOffline, expectTrouble }) => {
  test.setTimeout(180_000)
  expectTrouble(/\/assets\/admin-/)
  await page.goto('/')
  await untilReadyForOffline(page)
  await goOffline()
  await walk(page, openings.map(withoutServer), isMobile, (shown) => barriers(shown))
})
