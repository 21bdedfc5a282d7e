import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { pullState } from '@/store/sync/pull/pull-state'
import { unreviewedTranslation } from '#words-sw/kit/built-language'
import { openTracker, period, trackers } from '../cycle/tracker'

// The Kiswahili build replaces the import in the same way (build/messages/language-plugin.ts).
vi.mock('#words/kit/built-language', () => import('#words-sw/kit/built-language'))
vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))
beforeEach(() => pullState.setState({ status: 'done' }))
afterEach(() => pullState.setState(pullState.getInitialState(), true))

test.each(trackers.flatMap((name) => ['', '?mode=pregnancy'].map((at) => ({ name, at }))))(
  '$name $at says once that nobody has reviewed its translation',
  async ({ name, at }) => {
    await openTracker(name, { days: period(20), at })
    await expect.element(page.getByRole('button', { name: /danger signs/i })).toBeVisible()
    expect(page.getByText(unreviewedTranslation).all()).toHaveLength(1)
  },
)
