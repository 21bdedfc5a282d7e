import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceDb } from '@/store/db'
import { pullState } from '@/store/sync/pull/pull-state'
import { emptyDevice, saveRows } from '../device'
import { nextFrame } from '../next-frame'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'
import { grocery } from './groceries'

const server = vi.hoisted(() => ({ refreshed: [] as unknown[] }))
vi.mock('@/store/sync/pull/refresh', () => ({ refresh: async (tables: unknown) => void server.refreshed.push(tables) }))

beforeEach(() => void server.refreshed.splice(0))

const render = () => renderScreens(screensOf('groceries'), '/groceries')

afterEach(emptyDevice)

describe('the groceries', () => {
  test('show that they are loading until the first pull is done', async () => {
    pullState.setState({ status: 'pulling' })
    const screen = await render()
    await expect.element(screen.getByText('Loading groceries...')).toBeVisible()
    await expect.element(screen.getByText('No grocery items found matching your search.')).not.toBeInTheDocument()
    await saveRows('groceries', [grocery('Tomatoes (1 kg)')])
    await expect.element(screen.getByRole('heading', { name: 'Tomatoes (1 kg)' })).toBeVisible()
    await expect.element(screen.getByText('Loading groceries...')).not.toBeInTheDocument()
  })

  test('are empty without an alert when nothing is saved and the pull has failed', async () => {
    pullState.setState({ status: 'failed' })
    const screen = await render()
    await expect.element(screen.getByText(/^The list could not be loaded/)).toBeVisible()
    await expect.element(screen.getByText('No grocery items found matching your search.')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: /^Add to Cart/ })).not.toBeInTheDocument()
  })

  test('show an error when they cannot be loaded, and can be requested again', async () => {
    pullState.setState({ status: 'failed' })
    const screen = await render()
    await expect
      .element(screen.getByText('The list could not be loaded. Check your connection, then try again.'))
      .toBeVisible()
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => server.refreshed).toEqual([['groceries']])
  })

  test('stay as saved when a later pull fails, with their age and without an alert', async () => {
    await saveRows('groceries', [grocery('Tomatoes (1 kg)')])
    pullState.setState({ status: 'failed' })
    const screen = await render()
    await expect.element(screen.getByRole('heading', { name: 'Tomatoes (1 kg)' })).toBeVisible()
    await expect.element(screen.getByText('Saved just now')).toBeVisible()
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })

  test('do not move when the first pull ends and their age appears', async () => {
    await deviceDb().replica('groceries').put(grocery('Tomatoes (1 kg)'))
    const screen = await render()
    const card = screen.getByRole('list', { name: 'Groceries' }).getByRole('listitem')
    await expect.element(card).toBeVisible()
    await expect.element(screen.getByText('Saved just now')).not.toBeInTheDocument()
    // In its first frame a card has the height that its style reserves for content out of sight.
    await nextFrame()
    await nextFrame()
    const before = card.element().getBoundingClientRect().toJSON()
    await saveRows('groceries', [])
    await expect.element(screen.getByText('Saved just now')).toBeVisible()
    expect(card.element().getBoundingClientRect().toJSON()).toEqual(before)
  })

  test('show the newest product first', async () => {
    await saveRows('groceries', [
      grocery('Onions', { created_at: '2026-11-02T08:00:00Z' }),
      grocery('Milk', { created_at: '2026-11-03T08:00:00Z' }),
      grocery('Tomatoes'),
    ])
    const screen = await render()
    await expect
      .poll(() =>
        screen
          .getByRole('heading', { level: 2 })
          .elements()
          .map((name) => name.textContent),
      )
      .toEqual(['Milk', 'Onions', 'Tomatoes'])
  })
})
