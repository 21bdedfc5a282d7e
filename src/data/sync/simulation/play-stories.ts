import fc from 'fast-check'
import type { PhoneModel } from './phone-model'
import type { World } from './world'

const longRun = process.env['COMRADE_SIMULATED_OPERATIONS']
// Shrinking a failing story takes minutes: only for debugging.
const shrinks = process.env['COMRADE_SIMULATION_SHRINKS'] === '1'

/** @param share of the operations of a long run */
export const lengthOf = (usual: number, share: number): number => (longRun === undefined ? usual : Number(longRun) * share)

/** The usual run is repeatable; the long one (`npm run test:soak`) uses new seeds. */
export const seedOf = (usual: number): number => Number(process.env['COMRADE_SIMULATION_SEED'] ?? (longRun === undefined ? usual : Date.now() % 2_147_483_647))

type Stories<Action, Story> = { readonly seed: number; readonly length: number; readonly actions: fc.Arbitrary<Action>; readonly maxActions: number; readonly begin: (seed: number) => Story; readonly lengthOf: (story: Story, actions: readonly Action[]) => number }

/** Plays stories until they are long enough together. */
export const playStories = async <Action, Story extends World<PhoneModel, Action>>({ seed, length, actions, maxActions, begin, lengthOf: lengthOfStory }: Stories<Action, Story>): Promise<void> => {
  let played = 0
  const play = async (storySeed: number, all: readonly Action[]): Promise<void> => {
    const story = begin(storySeed)
    for (const action of all) await story.act(action)
    const wrong = await story.recover()
    await story.remove()
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
    played += lengthOfStory(story, all)
  }
  for (let round = 0; played < length; round += 1) {
    await fc.assert(fc.asyncProperty(fc.nat(), fc.array(actions, { minLength: 1, maxLength: maxActions, size: 'max' }), play), { seed: seed + round, numRuns: 10, endOnFailure: !shrinks })
  }
}
