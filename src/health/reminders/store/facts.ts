import * as v from 'valibot'
import { dueDateOf, gestationStart } from '@/health/pregnancy/rules/gestation'
import { methodOn } from '@/health/cycle/rules/contraception'
import { outlookOf } from '@/health/cycle/rules/outlook'
import { filledParts, type CycleLog } from '@/health/cycle/rules/log'
import type { LocalHour, ReminderFacts } from '@/health/cycle/rules/reminders'
import { addDays, parseDay, type IsoDay } from '@/kit/rules/day'
import type { UserId } from '@/kit/rules/ids'
import { readOwnRows } from '@/store/sync/rows'

const appointmentSchema = v.object({ date: v.string() })

/** The due date and appointments of the pregnancy; null if there is none. */
const readPregnancy = async (
  userId: UserId,
): Promise<{ readonly due: IsoDay; readonly appointments: readonly IsoDay[] } | null> => {
  const [pregnancy] = await readOwnRows(userId, 'pregnancy_tracking')
  const due = pregnancy ? dueDateOf(pregnancy.row) : null
  if (!pregnancy || due === null) return null
  const entries: readonly unknown[] = Array.isArray(pregnancy.row.appointments) ? pregnancy.row.appointments : []
  const appointments = entries.flatMap((entry) => {
    const parsed = v.safeParse(appointmentSchema, entry)
    return parsed.success ? (parseDay(parsed.output.date) ?? []) : []
  })
  return { due, appointments }
}

/** Reads from this phone the facts that reminders are computed from. */
export const reminderFacts = async (
  userId: UserId,
  log: CycleLog,
  { day: today, hour }: LocalHour,
): Promise<ReminderFacts> => {
  const pregnancy = await readPregnancy(userId)
  const days = [today, addDays(today, -1)]
  const recent = log.days.filter(({ date }) => days.includes(date))
  // A ticked pill does not say how the day was.
  const isLogged = (day: IsoDay): boolean =>
    recent.some((logged) => logged.date === day && filledParts(logged).some((part) => part !== 'pillTaken'))
  const { running, shows, positiveTest } = outlookOf(log, today, pregnancy ? gestationStart(pregnancy.due) : null)
  return {
    next: running?.shownPrediction ?? null,
    fitting: shows.reminders,
    due: pregnancy?.due ?? null,
    appointments: pregnancy?.appointments ?? [],
    // A method that is still noted while pregnant, or after a positive test, gives no reminder.
    method: pregnancy || positiveTest !== null ? null : methodOn(today, log.profile.methods),
    emergencyPills: log.profile.emergencyPills,
    pillsTaken: recent.filter(({ pillTaken }) => pillTaken !== null).map(({ date }) => date),
    hour,
    loggedToday: isLogged(today),
    loggedYesterday: isLogged(addDays(today, -1)),
  }
}
