import fc from 'fast-check'
import type { Action } from './action'

const longRun = process.env['COMRADE_SIMULATED_OPERATIONS']
// Shrinking a failing story takes minutes: only for debugging.
const shrinks = process.env['COMRADE_SIMULATION_SHRINKS'] === '1'

/** @param share of the operations of a long run */
export const lengthOf = (usual: number, share: number): number =>
  longRun === undefined ? usual : Number(longRun) * share

/** The usual run is repeatable; the long one (`npm run test:soak`) uses new seeds. */
export const seedOf = (usual: number): number =>
  Number(process.env['COMRADE_SIMULATION_SEED'] ?? (longRun === undefined ? usual : Date.now() % 2_147_483_647))

type Round<Story> = {
  readonly stories: number
  readonly maxActions: number
  readonly actions: fc.Arbitrary<Action<Story>>
  readonly begin: (seed: number) => Story
}

/**
 * Plays rounds of stories until they are long enough together.
 * @param measure what a story adds to the length
 * @returns how long they are
 */
export const playStories = async <Story extends { recover(): Promise<string[]>; remove(): Promise<void> }>(
  seed: number,
  length: number,
  { stories, maxActions, actions, begin }: Round<Story>,
  measure: (story: Story, actions: number) => number,
): Promise<number> => {
  const played = { length: 0 }
  const play = async (storySeed: number, all: readonly Action<Story>[]): Promise<void> => {
    const story = begin(storySeed)
    for (const { act } of all) await act(story)
    const wrong = await story.recover()
    await story.remove()
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
    played.length += measure(story, all.length)
  }
  for (let round = 0; played.length < length; round += 1) {
    const property = fc.asyncProperty(
      fc.nat(),
      fc.array(actions, { minLength: 1, maxLength: maxActions, size: 'max' }),
      play,
    )
    await fc.assert(property, { seed: seed + round, numRuns: stories, endOnFailure: !shrinks })
  }
  return played.length
}
