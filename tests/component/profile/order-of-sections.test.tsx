import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deviceDb } from '@/store/db'
import { noDelivery } from '@/cart/rules/delivery'
import { userDb } from '@/store/user-db'
import { expectAccessible } from '../accessibility'
import { saveRows } from '../device'
import { onAnIPhone } from '../iphone'
import { answerRest } from '../rest'
import { signedIn, signedOut } from '../signed-in'
import { openProfile } from './profile'

vi.mock('@/account/store/use-offers', () => ({
  useOffers: () => ({ providers: [], signUps: true, secondFactor: false }),
}))
vi.mock('@/account/store/call', () => ({ pendingDeletion: async () => ({ ok: true, value: [] }) }))

const parts = () =>
  page
    .getByRole('region')
    .elements()
    .map((part) => part.getAttribute('aria-label') ?? part.querySelector('h2')?.textContent)
const yours = () => page.getByRole('region', { name: 'Yours' })

beforeEach(() => page.viewport(360, 740))

test('the user’s own content comes first, then help and storage, then the account', async () => {
  signedIn()
  await openProfile()
  await expect.element(page.getByRole('region', { name: 'Your profile' })).toBeVisible()
  await expect.poll(parts).toEqual(['Yours', 'Help', 'Storage', 'Your profile', 'Your account', 'Your data', 'Campus'])
  await expectAccessible()
})

test('links to orders, listings and saved items', async () => {
  signedIn()
  await openProfile()
  for (const [name, to] of [
    ['Your orders', '/cart?view=orders'],
    ['Your listings', '/marketplace?tab=mine'],
    ['Saved', '/marketplace?saved=true'],
  ] as const) {
    await expect.element(yours().getByRole('link', { name })).toHaveAttribute('href', to)
  }
})

test('a signed-out user also sees orders, places, help and storage', async () => {
  signedOut()
  await openProfile()
  await expect.element(page.getByText('Please log in to view your profile')).toBeVisible()
  await expect.poll(parts).toEqual(['Yours', 'Help', 'Storage', 'Campus'])
  await expect.element(yours().getByRole('link', { name: 'Your listings' })).not.toBeInTheDocument()
})

test('storage explains in an iPhone’s browser when Safari deletes it, and how to prevent that', async () => {
  onAnIPhone()
  signedOut()
  await openProfile()
  await expect
    .element(page.getByRole('region', { name: 'Storage' }))
    .toMatchTextContent(
      /never removed by that\. But Safari deletes all of it once you have not opened Comrade for a week, unless it is on your home screen\./,
    )
})

test('the profile form hides the user’s own content', async () => {
  signedIn()
  await openProfile('?view=edit')
  await expect.element(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  await expect.element(yours()).not.toBeInTheDocument()
})

test('on the narrowest phone each sign-out button fits on one line', async () => {
  await page.viewport(320, 640)
  signedIn()
  await openProfile()
  const buttons = page.getByRole('region', { name: 'Your account' }).getByRole('button')
  await expect.poll(() => buttons.elements().length).toBe(3)
  const heights = buttons.elements().map((button) => button.getBoundingClientRect().height)
  expect(new Set(heights).size, heights.join()).toBe(1)
})

test('own posts are collapsed by default', async () => {
  const { id } = signedIn()
  const at = '2026-11-23T08:00:00Z'
  await userDb(id).replica('gossip_submissions').put({
    id: '0c000000-0000-4000-8000-000000000001',
    rev: 1,
    content: 'Hakuna maji hostel leo',
    category: 'trending',
    image_path: null,
    release: 'soon',
    created_at: at,
    state: 'waiting',
    removed_for: null,
  })
  await openProfile()
  const post = yours().getByRole('link', { name: 'Hakuna maji hostel leo' })
  await expect.element(yours().getByText('Your posts (1)')).toBeVisible()
  await expect.element(post).not.toBeInTheDocument()
  await yours().getByText('Your posts (1)').click()
  await expect.element(post).toHaveAttribute('href', '/tum-gossip?item=0c000000-0000-4000-8000-000000000001')
})

test('the likes of own posts are counted inside, from what is on this phone, and nothing is asked', async () => {
  const requests = answerRest(async () => Response.json({}))
  const { id } = signedIn()
  const post = (n: number) => ({
    id: `0c000000-0000-4000-8000-00000000000${n}`,
    rev: 1,
    content: `Chapisho ${n}`,
    category: 'trending',
    created_at: '2026-11-23T08:00:00Z',
  })
  await userDb(id)
    .replica('gossip_submissions')
    .bulkPut(
      [1, 2, 3].map((n) => ({ ...post(n), image_path: null, release: 'soon', state: 'published', removed_for: null })),
    )
  await saveRows(
    'gossip_posts',
    [1, 2, 4].map((n) => ({ ...post(n), image_url: null, likes_count: 6 })),
  )
  await openProfile()
  const sum = yours().getByText('Your posts: 12 likes, as far as this phone knows')
  await expect.element(yours().getByText('Your posts (3)')).toBeVisible()
  await expect.element(sum).not.toBeVisible()
  await yours().getByText('Your posts (3)').click()
  await expect.element(sum).toBeVisible()
  expect(requests.filter(({ href }) => href.includes('gossip'))).toEqual([])
  vi.unstubAllGlobals()
})

test('places are added, removed, and restored with Undo', async () => {
  await deviceDb().device.put({ key: 'delivery', value: { ...noDelivery, places: ['Hostel B'], place: 'Hostel B' } })
  signedOut()
  await openProfile()
  await yours().getByText('Places for deliveries').click()
  const places = yours().getByRole('list', { name: 'Your places' })
  await expect.element(places.getByText('Hostel B')).toBeVisible()
  await userEvent.fill(yours().getByRole('textbox', { name: 'Another place' }), 'TUM library')
  await yours().getByRole('button', { name: 'Add' }).click()
  await expect.element(places.getByText('TUM library')).toBeVisible()
  await places.getByRole('button', { name: 'Remove Hostel B' }).click()
  await expect.element(places.getByText('Hostel B')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(places.getByText('Hostel B')).toBeVisible()
})

test('freeing space deletes only cached pictures', async () => {
  const pictures = await caches.open('comrade-pictures')
  await pictures.put('/storage/v1/object/public/a.webp', new Response('picture'))
  await deviceDb().device.put({ key: 'cart', value: [] })
  signedOut()
  await openProfile()
  const storage = page.getByRole('region', { name: 'Storage' })
  await expect.element(storage.getByText(/with 1 picture that you looked at/)).toBeVisible()
  await storage.getByRole('button', { name: 'Free up space' }).click()
  await expect.element(page.getByText('Space freed')).toBeVisible()
  await expect.element(storage.getByRole('button', { name: 'Free up space' })).toBeDisabled()
  expect(await caches.has('comrade-pictures')).toBe(false)
  expect(await deviceDb().device.get('cart')).toBeDefined()
})

test('the numbers to call are listed, and samples are marked and cannot be called', async () => {
  signedOut()
  await openProfile()
  const help = page.getByRole('region', { name: 'Help' })
  await help.getByText('Numbers to call').click()
  await expect.element(help.getByRole('link', { name: /999/ })).toHaveAttribute('href', 'tel:999')
  await expect
    .element(help.getByRole('listitem').filter({ hasText: 'Comrade' }))
    .toHaveTextContent('Comrade +254 700 000 001')
  await expect.element(help.getByText('Sample number, not callable')).toHaveLength(1)
  await expect.element(help.getByRole('link', { name: /^Comrade/ })).not.toBeInTheDocument()
})
