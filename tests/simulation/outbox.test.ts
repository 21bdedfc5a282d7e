import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { outboxActions } from './outbox-actions'
import { OutboxStory } from './outbox-story'
import { lengthOf, playStories, seedOf } from './play-stories'

// This seed detects a server that processes a late like or inserts a deleted row again.
const seed = seedOf(13)
const operations = lengthOf(2000, 1)
// An operation takes about a millisecond here.
const timeout = Math.max(5 * 60 * 1000, operations * 10)

it(
  `a simulated phone loses no write, applies none twice and sends none as another account (seed ${seed})`,
  { timeout },
  async () => {
    expect(
      await playStories(
        seed,
        operations,
        { stories: 20, maxActions: 400, actions: outboxActions, begin: (storySeed) => new OutboxStory(storySeed) },
        ({ writes }) => writes,
      ),
    ).toBeGreaterThanOrEqual(operations)
  },
)
