import type { ServerResponse } from '@/store/sync/outbox/classify'
import type { Remote } from '@/store/sync/outbox/remote'
import { restRemote } from '@/store/sync/outbox/rest-remote'
import { oneAtATime } from '../../../../supabase/local/scheduler'
import type { World } from '../campus/world'
import type { Dice } from '../model/dice'

const noResponse: ServerResponse = { status: 0, code: '', rows: null }

/** Duration of a request to the server; pictures take longer. */
const requestMs = (dice: Dice, isPicture: boolean) => dice.between(60, 350) + (isPicture ? dice.between(300, 2500) : 0)

/**
 * The app's own remote over a network that loses some requests and responses. Requests are sent one after the other, so
 * those of two phones never mix within a burst. That makes the attack easier than in reality.
 */
export const lossyRemote = (world: World, dice: Dice, loss: number, afterEach: () => Promise<void>): Remote => {
  const inSequence = oneAtATime()
  const carry = (isPicture: boolean, request: () => Promise<ServerResponse>) =>
    inSequence(async () => {
      const duration = requestMs(dice, isPicture)
      await world.pass(duration)
      if (dice.chance(loss)) return noResponse
      const response = await request()
      await afterEach()
      await world.pass(duration / 2)
      return dice.chance(loss) ? noResponse : response
    })
  return {
    send: (operation, photo, context) =>
      carry(operation.action === 'upload', () => restRemote.send(operation, photo, context)),
    fetchRow: (operation, context) => carry(false, () => restRemote.fetchRow(operation, context)),
  }
}
