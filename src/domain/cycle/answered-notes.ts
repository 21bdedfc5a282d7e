import { editDay, type LogChange } from './commands'
import { methodOn } from './contraception'
import { answeredPill, inNairobi } from './reminders'

/**
 * Ticks the pills whose notifications were answered with "taken".
 * @param answered when these were shown, in milliseconds since the epoch
 */
export const tickAnswered =
  (answered: readonly number[]): LogChange =>
  (log) =>
    answered.reduce((before, at) => {
      const time = inNairobi(at)
      const pillsTaken = before.days.filter(({ pillTaken }) => pillTaken !== null).map(({ date }) => date)
      const day = answeredPill(time, { method: methodOn(time.day, before.profile.methods), pillsTaken }, before.profile.reminders)
      return day ? editDay(day, { pillTaken: 'in-time' })(before) : before
    }, log)
