import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { action, habits, type Action } from './actions'
import { Story } from './run-story'

const defaultOperations = 2000
const minOperations = Number(process.env['COMRADE_SIMULATED_OPERATIONS'] ?? defaultOperations)
// The default run is repeatable. Its seed detects a server that processes a late like or inserts a
// deleted row again. The long run (`npm run test:soak`) uses new seeds.
const seed = Number(process.env['COMRADE_SIMULATION_SEED'] ?? (minOperations > defaultOperations ? Date.now() % 2_147_483_647 : 13))
// Shrinking a failing story takes minutes: only for debugging.
const shrinks = process.env['COMRADE_SIMULATION_SHRINKS'] === '1'
const maxActionsPerStory = 400
// An operation takes about a millisecond here.
const timeoutMs = Math.max(5 * 60 * 1000, minOperations * 10)

const play = async (story: Story, actions: readonly Action[]): Promise<void> => {
  for (const next of actions) await story.act(next)
  await story.recover()
}

it(`a simulated phone loses no write, applies none twice and sends none as another account (seed ${seed})`, { timeout: timeoutMs }, async () => {
  let operations = 0
  for (let round = 0; operations < minOperations; round += 1) {
    await fc.assert(
      fc.asyncProperty(fc.nat(), habits, fc.array(action, { minLength: 1, maxLength: maxActionsPerStory, size: 'max' }), async (storySeed, kinds, actions) => {
        const story = new Story(storySeed, kinds)
        await play(story, actions)
        expect(story.ledger.violations(story.server, await story.pending())).toEqual([])
        const requests = story.server.requests
        for (const identity of story.phone.identities()) await story.phone.drain(identity)
        expect(story.server.requests, 'requests of a second drain').toBe(requests)
        operations += story.ledger.writes
        await story.phone.remove()
      }),
      { seed: seed + round, numRuns: 20, endOnFailure: !shrinks },
    )
  }
  expect(operations).toBeGreaterThanOrEqual(minOperations)
})
