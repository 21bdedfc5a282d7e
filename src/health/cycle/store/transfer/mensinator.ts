import * as v from 'valibot'
import { readMachineDate } from '@/health/cycle/rules/transfer/dates'
import {
  gatherDays,
  type DayPart,
  type FoundUnread,
  type Gathered,
  type ParsedContent,
} from '@/health/cycle/rules/transfer/gather-days'
import { flowOf, moodOf, symptomOf } from '@/health/cycle/rules/transfer/vocabulary'

/**
 * Mensinator's export: its tables as they are in its database, all values as texts
 * (github.com/EmmaTellblom/Mensinator). `periods[]` has a `date` for each day of bleeding, `symptom_date[]` the days of
 * the `symptoms[]`, by number; the flow is a symptom, such as `Heavy_Flow`.
 */
const list = v.optional(v.fallback(v.array(v.unknown()), []), [])
const exportSchema = v.object({
  periods: v.array(v.unknown()),
  symptoms: list,
  symptom_date: list,
  ovulations: list,
  app_settings: v.array(v.unknown()),
})
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String))
const periodSchema = v.object({ date: v.string() })
const symptomSchema = v.object({ id, symptom_name: v.string() })
const ovulationSchema = v.object({ date: v.string() })
const symptomDateSchema = v.object({ symptom_date: v.string(), symptom_id: id })

const contentOf = (name: string): ParsedContent | null => {
  const [flow, symptom, mood] = [flowOf(name, 'to-three'), symptomOf(name), moodOf(name)]
  if (symptom) return { symptoms: [symptom] }
  if (mood) return { mood }
  return flow && flow !== 'bled' ? { flow } : null
}

const unreadOf = (name: string, text: string): FoundUnread => {
  const date = readMachineDate(text)
  return { kind: 'named', name, ...(date && { date }) }
}

/** @returns null if this is not an export of Mensinator */
export const readMensinator = (json: unknown): Gathered | null => {
  const file = v.safeParse(exportSchema, json)
  if (!file.success) return null
  const parts: DayPart[] = []
  const unknown: FoundUnread[] = []
  const add = (text: string, content: ParsedContent) => {
    const date = readMachineDate(text)
    if (date) parts.push({ ...content, date })
    else unknown.push({ kind: 'entries-without-date' })
  }
  for (const entry of file.output.periods) {
    if (v.is(periodSchema, entry)) add(entry.date, { bled: true })
    else unknown.push({ kind: 'unreadable-entries' })
  }
  const names = new Map(
    file.output.symptoms.flatMap((entry) => {
      const symptom = v.safeParse(symptomSchema, entry)
      return symptom.success ? [[symptom.output.id, symptom.output.symptom_name] as const] : []
    }),
  )
  for (const entry of file.output.symptom_date) {
    const found = v.safeParse(symptomDateSchema, entry)
    const name = found.success ? names.get(found.output.symptom_id) : undefined
    const content = name === undefined ? null : contentOf(name)
    if (!found.success || name === undefined) unknown.push({ kind: 'unreadable-entries' })
    else if (content) add(found.output.symptom_date, content)
    else unknown.push(unreadOf(name, found.output.symptom_date))
  }
  unknown.push(
    ...file.output.ovulations.map((entry) => unreadOf('ovulation', v.is(ovulationSchema, entry) ? entry.date : '')),
  )
  return gatherDays(parts, unknown)
}
