import type { Answer } from '@/data/outbox/classify'
import type { Remote } from '@/data/outbox/remote'
import { restRemote } from '@/data/outbox/rest-remote'
import { oneAtATime } from '../../../../supabase/local/one-at-a-time'
import type { World } from '../campus/world'
import type { Dice } from '../model/dice'

const nothingCame: Answer = { status: 0, code: '', rows: null }

/** How long a request takes on its way there, and the same back: a picture longer than a row. */
const wayMs = (dice: Dice, isPicture: boolean) => dice.between(60, 350) + (isPicture ? dice.between(300, 2500) : 0)

/**
 * The app's own way to the service, over a network that loses some requests and some answers. Requests leave one after the
 * other: those of two phones never mix within one burst, which makes an attacker's work easier than it is.
 */
export const lossyRemote = (world: World, dice: Dice, loss: number, afterEach: () => Promise<void>): Remote => {
  const inTurn = oneAtATime()
  const carry = (isPicture: boolean, reach: () => Promise<Answer>) =>
    inTurn(async () => {
      const way = wayMs(dice, isPicture)
      await world.pass(way)
      if (dice.chance(loss)) return nothingCame
      const answer = await reach()
      await afterEach()
      await world.pass(way / 2)
      return dice.chance(loss) ? nothingCame : answer
    })
  return {
    send: (operation, photo, context) => carry(operation.action === 'upload', () => restRemote.send(operation, photo, context)),
    look: (operation, context) => carry(false, () => restRemote.look(operation, context)),
  }
}
