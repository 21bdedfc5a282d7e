import { addDays, isoDay } from '@/kit/rules/day'
import type { PregnancyRow } from '@/health/pregnancy/rules/record'

export const today = isoDay('2026-11-21')
export const due = addDays(today, 280 - 87)
export const start = addDays(today, -87)
export const row: PregnancyRow = {
  id: 'r',
  rev: 3,
  pregnancy_start_date: start,
  due_date: due,
  current_week: 11,
  baby_name: null,
  notes: 'Ask about iron',
  appointments: [{ note: '', place: 'Clinic', date: '2026-12-01', id: 'a' }],
  symptoms: [{ text: 'Nausea', date: '2026-11-01' }],
  weight_tracking: [],
}
