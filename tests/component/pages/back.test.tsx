import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NotFoundScreen } from '@/app/shell'
import { emptyDevice } from '../device'
import { appScreens } from '../render-app'
import { renderScreens } from '../render-screens'

const screens = { ...appScreens, '/no-such-page': { options: { component: NotFoundScreen } } }

// The real navigation history and referrer belong to the test runner’s page.
beforeEach(() => {
  vi.stubGlobal('navigation', null)
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('')
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await emptyDevice()
})

test.for([
  { at: '/groceries', label: 'Back' },
  { at: '/chemist', label: 'Back to Home' },
  { at: '/service-providers', label: 'Back to Home' },
  { at: '/rental-booking', label: 'Back' },
  { at: '/roommate-finder', label: 'Back' },
  { at: '/cart', label: 'Back' },
  { at: '/no-such-page', label: 'Go Back' },
  { at: '/marketplace', label: 'Back' },
])('$label on $at goes to the previous screen, or home from a shared link', async ({ at, label }) => {
  const visited = await renderScreens(screens, '/about', at)
  await visited.getByRole('button', { name: label, exact: true }).click()
  await expect.poll(visited.address).toBe('/about')
  await visited.unmount()

  const shared = await renderScreens(screens, `${at}?item=nobody`)
  await shared.getByRole('button', { name: label, exact: true }).click()
  await expect.poll(shared.address).toBe('/')
})

test('an unknown address shows the 404 page, which links home', async () => {
  const screen = await renderScreens(screens, '/no-such-page')
  await expect.element(screen.getByText('404', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found')
  await expect.element(screen.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible()
  await screen.getByRole('link', { name: 'Go Home' }).click()
  await expect.poll(screen.address).toBe('/')
})
