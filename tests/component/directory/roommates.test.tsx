import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'
import { signedOut } from '../signed-in'
import { chat, namesIn } from './cards'

const render = (at: string) => renderScreens(screensOf('roommateFinder'), at)
type Screen = Awaited<ReturnType<typeof render>>

const tab = (screen: Screen, name: string) => screen.getByRole('tab', { name, exact: true })
const searchBox = (screen: Screen) => screen.getByRole('searchbox', { name: /^Name, (?:course|room) or location/ })

beforeEach(signedOut)
afterEach(() => sessionStorage.clear())

test('listings are found by name, course or place, and Connect opens a chat about one', async () => {
  const screen = await render('/roommate-finder')
  await expect.poll(() => namesIn(screen, 'Roommate listings')).toHaveLength(6)
  for (const [words, found] of [
    ['joy', ['Joy M.']],
    ['commerce', ['Joy M.']],
    ['tudor', ['Joy M.', 'Brian O.']],
  ] as const) {
    await userEvent.fill(searchBox(screen), words)
    await expect.poll(() => namesIn(screen, 'Roommate listings')).toEqual(found)
  }
  await expect.poll(screen.address).toBe('/roommate-finder?q=tudor')
  await expect
    .element(screen.getByRole('link', { name: 'Connect: Joy M.' }))
    .toHaveAttribute(
      'href',
      chat(
        '254700000121',
        'Hello Joy M.! I saw your roommate listing on Comrade (Tudor, KSh 5,000 a month) and would like to connect about it. Is the place still free?',
      ),
    )
})

test('the room requests keep the query, and Respond opens a chat about one', async () => {
  const screen = await render('/roommate-finder?q=tudor')
  await expect.poll(() => namesIn(screen, 'Roommate listings')).toHaveLength(2)
  await tab(screen, 'Room Requests').click()
  await expect.poll(screen.address).toBe('/roommate-finder?tab=requests&q=tudor')
  await expect.poll(() => namesIn(screen, 'Room requests')).toHaveLength(2)
  await expect
    .element(screen.getByRole('link', { name: /^Respond: / }).first())
    .toHaveAttribute(
      'href',
      chat(
        '254700000127',
        'Hello! I am responding to your room request on Comrade: "Looking for a Bedsitter to Share in Tudor" (Tudor, KSh 4,000 - 6,000). Are you still looking?',
      ),
    )
  await userEvent.fill(searchBox(screen), 'submarine')
  await expect.element(screen.getByText('No room requests found matching your search.')).toBeVisible()
})

test('Submit opens a chat with the form’s values, which are restored on the next visit', async () => {
  const first = await render('/roommate-finder?tab=post')
  await userEvent.fill(first.getByLabelText('Name'), 'Joy M.')
  await userEvent.fill(first.getByLabelText('Budget a month'), '5.000')
  await expect.element(first.getByText('Do you mean 5,000 or 5? Write it like that.')).toBeVisible()
  await userEvent.fill(first.getByLabelText('Budget a month'), '5k')
  await userEvent.fill(first.getByLabelText('Description'), 'A quiet room.\nNear campus.')
  await first.unmount()

  const again = await render('/roommate-finder?tab=post')
  await expect.element(again.getByLabelText('Name')).toHaveValue('Joy M.')
  const submit = again.getByRole('link', { name: 'Submit' })
  await expect
    .element(submit)
    .toHaveAttribute(
      'href',
      chat(
        '254700000001',
        'Hello Comrade! I would like to post a roommate listing:\n\nName: Joy M.\nBudget a month: KSh 5,000\nDescription: A quiet room. Near campus.',
      ),
    )
  await expect.element(submit).toHaveAttribute('target', '_blank')
})

test('an unknown tab opens the first one, and the arrow keys wrap around to the safety tips', async () => {
  const screen = await render('/roommate-finder?tab=nonsense')
  await expect
    .poll(() =>
      screen
        .getByRole('tab')
        .elements()
        .map((each) => each.textContent),
    )
    .toEqual(['Find Roommate', 'Room Requests', 'Post Listing', 'Safety Tips'])
  await expect.element(tab(screen, 'Find Roommate')).toHaveAttribute('aria-selected', 'true')
  await tab(screen, 'Find Roommate').click()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab(screen, 'Safety Tips')).toHaveAttribute('aria-selected', 'true')
  await expect.poll(screen.address).toBe('/roommate-finder?tab=safety')
  await expect
    .poll(() => screen.getByRole('tabpanel').getByRole('listitem').elements().length)
    .toBeGreaterThanOrEqual(8)
})

test('Get Help opens a chat with the team', async () => {
  const screen = await render('/roommate-finder?tab=safety')
  await expect
    .element(screen.getByRole('link', { name: 'Get Help' }))
    .toHaveAttribute('href', chat('254700000001', 'Hello Comrade! I need help with finding a roommate.'))
})
