import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { feedPartOf } from '@/gossip/rules/feed-part'
import { lengthOf, playStories, seedOf } from './play-stories'
import { pullActions } from './pull-actions'
import { PullStory } from './pull-story'
import { likeCountsOf } from './sync-answers'

// Planted faults of pulls, such as a window that drops own listings, are found with this seed.
const seed = seedOf(7)
const steps = lengthOf(1500, 0.1)
const timeout = Math.max(5 * 60 * 1000, steps * 30)

const begin = (storySeed: number): PullStory => {
  const story = new PullStory(storySeed)
  vi.stubGlobal('fetch', async (url: URL | string) => {
    const { searchParams } = new URL(url)
    return Response.json(
      likeCountsOf(
        story.server.state,
        searchParams.get('campus') ?? '',
        (searchParams.get('parts') ?? '').split(','),
        feedPartOf,
      ),
    )
  })
  return story
}

it(
  `simulated phones have exactly what the server has, whatever happened in between (seed ${seed})`,
  { timeout },
  async () => {
    vi.stubEnv('VITE_SUPABASE_URL', 'http://localhost')
    expect(
      await playStories(
        seed,
        steps,
        { stories: 10, maxActions: 250, actions: pullActions, begin },
        (_story, actions) => actions,
      ),
    ).toBeGreaterThanOrEqual(steps)
  },
)
