import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pullState } from '@/data/sync/pull/pull-state'
import { emptyDevice } from '../device'
import { renderApp } from '../render-app'
import { answerCatalogues, unreachable } from '../rest'
import { signedOut } from '../signed-in'

const server = vi.hoisted(() => ({ refreshed: [] as unknown[] }))
vi.mock('@/data/sync/pull/refresh', () => ({ refresh: async (tables: unknown) => void server.refreshed.push(tables) }))

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
  { at: '/chemist?tab=services', empty: 'No pharmacy services found matching your search.', entry: 'Prescription Consultation' },
])('a catalogue that $at could not load is loaded by "Try again"', async ({ at, empty, entry }) => {
  answerCatalogues(unreachable)
  const screen = await renderApp(at)
  await expect.element(screen.getByText(empty, { exact: true })).toBeVisible()
  await expect.element(screen.getByText(failure)).toBeVisible()
  vi.unstubAllGlobals()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText(entry, { exact: true }).first()).toBeVisible()
  await expect.element(screen.getByText(failure)).not.toBeInTheDocument()
})

test.for([
  { at: '/my-university?tab=special-links', empty: 'No special links to show yet.', table: 'university_links' },
  { at: '/tum-gossip', empty: 'Gossip is not on this phone yet. It comes when you are online.', table: 'gossip_posts' },
])('rows that $at could not load are asked for by "Try again"', async ({ at, empty, table }) => {
  pullState.setState({ status: 'failed' })
  const screen = await renderApp(at)
  await expect.element(screen.getByText(empty, { exact: true })).toBeVisible()
  await expect.element(screen.getByText(failure)).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => server.refreshed).toEqual([[table]])
})
