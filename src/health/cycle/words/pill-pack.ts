import { packRules, type PackDay, type PackKind } from '@/health/cycle/rules/pill-pack'
import { dayCount, longDay } from '@/kit/words/format-day'
import * as messages from '#words/health/cycle/screens-contraception'

export const packName = (kind: PackKind): string => {
  const { pills, pause } = packRules[kind]
  return pause === 0
    ? messages.packWithoutBreak({ pills: String(pills) })
    : messages.packOf({ pills: String(pills), days: dayCount(pause) })
}

/** Which pill of the pack is due on a day, and when the next pack begins. */
export const packText = ({ kind, day, isActive, next }: PackDay): string => {
  const { pills, pause } = packRules[kind]
  const where = isActive
    ? messages.pillOf({ day: String(day), pills: String(pills) })
    : messages.pauseOf({ day: String(day - pills), days: String(pause) })
  return messages.inPack({ where, day: longDay(next) })
}
