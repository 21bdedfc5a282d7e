import { untilReadyForOffline, visit } from './app.ts'
import { accessibilityViolations } from './page-violations.ts'
import { test } from './fixtures.ts'
import { screens } from './screens.ts'
import { initialViews, type View } from './views.ts'
import { text } from './locators.ts'
import { walkByAddress } from './walking.ts'

test.use({ serviceWorkers: 'allow' })

const whenOffline = (view: View): View =>
  screens[view.address]?.onlineOnly ? { ...view, heading: view.title ?? '', shows: text(/works only online/) } : view

/** Screens that look different offline: one with the note on top, and those that work only online. */
const differsOffline = (address: string) => address === '/' || screens[address]?.onlineOnly === true

test('after one visit every URL opens offline', async ({ page, isMobile, goOffline, expectError }) => {
  test.setTimeout(180_000)
  expectError(/\/assets\/admin-/)
  await visit(page, '/')
  await untilReadyForOffline(page)
  await goOffline()
  // The online walk checks the other screens, which are the same offline.
  await walkByAddress(page, initialViews.map(whenOffline), isMobile, async (shown, { address }) =>
    differsOffline(address) ? accessibilityViolations(shown) : [],
  )
})
