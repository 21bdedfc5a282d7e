import { randomFrom } from '../../../simulation/random'
import type { World } from '../campus/world'
import { installCamera } from './camera'

const uuidFrom = (random: () => number): string => {
  const hex = Array.from({ length: 32 }, (_, index) =>
    index === 12
      ? '4'
      : index === 16
        ? '89ab'.charAt(Math.floor(random() * 4))
        : Math.floor(random() * 16).toString(16),
  ).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/**
 * Replaces the clock, the UUIDs and `fetch` of this process: simulated time, seeded ids, and requests straight to the
 * service.
 */
export const installGlobals = (world: World, seed: number): void => {
  const RealDate = Date
  class SimulatedDate extends RealDate {
    constructor(...args: [] | [number | string]) {
      super(args.length === 0 ? world.now() : args[0])
    }

    static override now(): number {
      return world.now()
    }
  }
  const random = randomFrom(seed)
  Object.assign(globalThis, { Date: SimulatedDate, fetch: world.campus.fetch })
  Object.defineProperty(globalThis.crypto, 'randomUUID', { configurable: true, value: () => uuidFrom(random) })
  installCamera()
}
