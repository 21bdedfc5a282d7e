import * as v from 'valibot'
import { gestationStart } from '@/domain/pregnancy/gestation'
import { outlookOf } from '@/domain/cycle/outlook'
import type { CycleLog } from '@/domain/cycle/log'
import type { ReminderFacts } from '@/domain/cycle/reminders'
import { parseDay, type IsoDay } from '@/domain/shared/day'
import type { UserId } from '@/domain/shared/ids'
import { applyPending } from '../outbox/apply-pending'
import { userDb } from '../outbox/user-db'
import { readWith } from '../outbox/read-row'
import { personalTables } from '../pull/personal-tables'

const appointmentSchema = v.object({ date: v.string() })
const readRecord = readWith(personalTables.pregnancy_tracking)

/** What reminders need of a pregnancy. */
const readPregnancy = async (person: UserId): Promise<{ readonly due: IsoDay; readonly appointments: readonly IsoDay[] } | null> => {
  const db = userDb(person)
  const [operations, rows] = await Promise.all([db.operations.orderBy('seq').toArray(), db.pregnancy_tracking.toArray()])
  const [shown] = applyPending('pregnancy_tracking', operations, rows, readRecord)
  const due = shown ? parseDay(shown.row.due_date) : null
  if (!shown || due === null) return null
  const entries: readonly unknown[] = Array.isArray(shown.row.appointments) ? shown.row.appointments : []
  const appointments = entries.flatMap((entry) => {
    const read = v.safeParse(appointmentSchema, entry)
    return read.success ? (parseDay(read.output.date) ?? []) : []
  })
  return { due, appointments }
}

/** What reminders are reckoned from, as this phone knows it. */
export const reminderFacts = async (person: UserId, log: CycleLog, today: IsoDay): Promise<ReminderFacts> => {
  const pregnancy = await readPregnancy(person)
  const { running } = outlookOf(log, today, pregnancy ? gestationStart(pregnancy.due) : null)
  return {
    next: running?.next ?? null,
    due: pregnancy?.due ?? null,
    appointments: pregnancy?.appointments ?? [],
    loggedToday: log.days.some(({ date }) => date === today),
  }
}
