import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CampusDialog } from '@/campus/campus-dialog'
import { Services } from '@/app/home/services'
import { emptyDevice } from '../device'
import { openProfile } from '../profile/profile'
import { renderRouted, renderThemed } from '../render'
import { routes } from '@/app/routes'
import { renderScreens } from '../render-screens'
import { signedIn } from '../signed-in'

const uon = vi.hoisted(() => ({
  slug: 'uon',
  name: 'University of Nairobi',
  shortName: 'UoN',
  town: 'Nairobi',
  website: null,
}))
vi.mock('@/store/chosen-campus', async (original) => ({ ...(await original<object>()), chosenCampus: () => uon }))

afterEach(emptyDevice)

test('the tile of the gossip names the campus of the phone', async () => {
  const screen = await renderRouted(<Services />)
  await expect.element(screen.getByRole('link', { name: /^UoN Gossip/ })).toBeVisible()
})

test('so does the title of its screen', async () => {
  const { staticData } = routes.gossip.options
  await renderScreens({ '/tum-gossip': { options: { staticData, component: () => null } } }, '/tum-gossip')
  await expect.poll(() => document.title).toBe('UoN Gossip · Comrade')
})

test('before the first pull the campus of the phone is the one to choose', async () => {
  const screen = await renderThemed(<CampusDialog onClose={() => {}} />)
  await expect.element(screen.getByRole('listitem')).toMatchTextContent('University of Nairobi')
})

test('the form of the profile gives the name of the campus as the example', async () => {
  signedIn()
  await openProfile('?view=edit')
  await expect
    .element(page.getByRole('textbox', { name: 'University' }))
    .toHaveAttribute('placeholder', 'University of Nairobi')
})
