import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pullState } from '@/store/sync/pull/pull-state'
import { emptyDevice } from '../device'
import { renderApp } from '../render-app'
import { answerCatalogues, unreachable } from '../rest'
import { signedOut } from '../signed-in'

const server = vi.hoisted(() => ({ refreshed: [] as unknown[] }))
vi.mock('@/store/sync/pull/refresh', () => ({ refresh: async (tables: unknown) => void server.refreshed.push(tables) }))

const failure = 'The list could not be loaded. Check your connection, then try again.'

beforeEach(() => {
  signedOut()
  server.refreshed.splice(0)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await emptyDevice()
})

// A catalogue is fetched once: each stands here once, the announcements before the other tabs of their screen.
test.for([
  { at: '/my-university', empty: 'No announcements right now.', entry: 'Register your units on the portal' },
  { at: '/my-university?tab=events', empty: 'No events coming up.', entry: 'Clubs and Societies Meet' },
  { at: '/my-university?tab=services', empty: 'No services to show.', entry: 'Academic Registrar' },
  { at: '/transport-services', empty: 'No drivers found matching your search.', entry: 'Juma Mwachiro' },
  { at: '/roommate-finder', empty: 'No roommates found matching your search.', entry: 'Joy M.' },
  {
    at: '/chemist?tab=services',
    empty: 'No pharmacy services found matching your search.',
    entry: 'Prescription Consultation',
  },
])('a catalogue that $at could not load is loaded by "Try again"', async ({ at, empty, entry }) => {
  answerCatalogues(unreachable)
  const screen = await renderApp(at)
  await expect.element(screen.getByText(failure)).toBeVisible()
  await expect.element(screen.getByText(empty, { exact: true })).not.toBeInTheDocument()
  vi.unstubAllGlobals()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText(entry, { exact: true }).first()).toBeVisible()
  await expect.element(screen.getByText(failure)).not.toBeInTheDocument()
})

test.for([
  { at: '/my-university?tab=special-links', empty: 'No special links to show yet.', table: 'university_links' },
  { at: '/tum-gossip', empty: 'No gossip yet. It is too quiet on campus.', table: 'gossip_posts' },
  { at: '/groceries', empty: 'No grocery items found matching your search.', table: 'groceries' },
  { at: '/chemist', empty: 'No medicines found matching your search.', table: 'medicines' },
  { at: '/service-providers', empty: 'No service providers found matching your search.', table: 'service_providers' },
  { at: '/marketplace', empty: 'No items found matching your criteria.', table: 'items' },
])(
  'rows that $at could not load are asked for by "Try again", and are not said to be none',
  async ({ at, empty, table }) => {
    pullState.setState({ status: 'failed', problem: 'unreachable' })
    const screen = await renderApp(at)
    await expect.element(screen.getByText(failure)).toBeVisible()
    await expect.element(screen.getByText(empty, { exact: true })).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => server.refreshed).toEqual([[table]])
  },
)

test.for([
  {
    problem: 'full',
    says: 'The list could not be loaded: the storage of this phone is full. Free some space, then try again.',
  },
  {
    problem: 'server',
    says: 'The list could not be loaded: our server did not answer as it should. Try again in a moment.',
  },
  {
    problem: 'blocked',
    says: 'The list could not be loaded: this browser keeps nothing for Comrade. Allow it for this site, or open Comrade in an ordinary window.',
  },
] as const)('a list says what kept it from loading: $problem', async ({ problem, says }) => {
  pullState.setState({ status: 'failed', problem })
  for (const at of ['/groceries', '/marketplace', '/tum-gossip']) {
    const screen = await renderApp(at)
    await expect.element(screen.getByText(says)).toBeVisible()
    await expect.element(screen.getByText(/Check your connection|when you are online/)).not.toBeInTheDocument()
    await screen.unmount()
  }
})
