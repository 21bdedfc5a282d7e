import fc from 'fast-check'
import type { Action } from './action'

const longRun = process.env['COMRADE_SIMULATED_OPERATIONS']
// Shrinking a failing story takes minutes: only for debugging.
const shrinks = process.env['COMRADE_SIMULATION_SHRINKS'] === '1'

/** @param share of the operations of a long run */
export const lengthOf = (usual: number, share: number): number => (longRun === undefined ? usual : Number(longRun) * share)

/** The usual run is repeatable; the long one (`npm run test:soak`) uses new seeds. */
export const seedOf = (usual: number): number => Number(process.env['COMRADE_SIMULATION_SEED'] ?? (longRun === undefined ? usual : Date.now() % 2_147_483_647))

type Story = { recover(): Promise<string[]>; remove(): Promise<void> }
type Stories<Told> = {
  readonly seed: number
  readonly length: number
  readonly actions: fc.Arbitrary<Action<Told>>
  readonly maxActions: number
  readonly perRound: number
  readonly begin: (seed: number) => Told
  /** What a story adds to the length. */
  readonly measure: (story: Told, actions: number) => number
}

/** Plays stories until they are long enough together. */
export const playStories = async <Told extends Story>({ seed, length, actions, maxActions, perRound, begin, measure }: Stories<Told>): Promise<void> => {
  let played = 0
  const play = async (storySeed: number, all: readonly Action<Told>[]): Promise<void> => {
    const story = begin(storySeed)
    for (const { act } of all) await act(story)
    const wrong = await story.recover()
    await story.remove()
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
    played += measure(story, all.length)
  }
  for (let round = 0; played < length; round += 1) {
    const stories = fc.asyncProperty(fc.nat(), fc.array(actions, { minLength: 1, maxLength: maxActions, size: 'max' }), play)
    await fc.assert(stories, { seed: seed + round, numRuns: perRound, endOnFailure: !shrinks })
  }
}
