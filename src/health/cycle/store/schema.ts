import * as v from 'valibot'
import {
  measureBounds,
  mucusKinds,
  ownWordLimit,
  pains,
  severePain,
  sexKinds,
  testResults,
  type Measure,
} from '@/health/cycle/rules/day-signs'
import { chosenStages, feedingKinds } from '@/health/cycle/rules/stage-choices'
import type { CycleProfile, DayLog } from '@/health/cycle/rules/log'
import { leftOutReasons, newProfile, notesLimit } from '@/health/cycle/rules/log'
import { flows, periodMarks } from '@/health/cycle/rules/history'
import { emergencyPills, methods, progestogens } from '@/health/cycle/rules/contraception'
import { shapeBounds, type CycleShape } from '@/health/cycle/rules/phases'
import { packKinds } from '@/health/cycle/rules/pill-pack'
import { pillTakenKinds } from '@/health/cycle/rules/pill-taken'
import {
  daysBeforeBounds,
  reminderKinds,
  usualReminders,
  type ReminderKind,
} from '@/health/cycle/rules/reminder-choices'
import { isMood, isSymptom, moods } from '@/health/cycle/rules/symptoms'
import { movementsToCount } from '@/health/pregnancy/rules/movements'
import { visitWeeks } from '@/health/pregnancy/rules/visits'
import { oneOf } from '@/kit/rules/choice'
import { cutText } from '@/kit/rules/cut-text'
import { parseDay, type IsoDay } from '@/kit/rules/day'

/**
 * Schemas of a cycle log, for reading the database and backup files. A day without a valid date is invalid. Any other
 * invalid part is dropped or replaced by itself, so that the rest is not lost.
 */
const daySchema = v.custom<IsoDay>((value) => parseDay(value) !== null, 'Not a day')

const optionalDay = v.fallback(v.nullable(daySchema), null)

/** Keeps the valid entries, without duplicates. */
const listOf = <Schema extends v.GenericSchema>(entry: Schema) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((entries): readonly v.InferOutput<Schema>[] => {
        const valid = entries.flatMap((item) => {
          const parsed = v.safeParse(entry, item)
          return parsed.success ? [parsed.output] : []
        })
        return [...new Set(valid)]
      }),
    ),
    [],
  )

/** Keeps the known names, without duplicates. Faster than `listOf`: ten years of days have thousands of these lists. */
const knownOf = <Name extends string>(isKnown: (name: string) => name is Name) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((entries): readonly Name[] => {
        const known = entries.filter((entry): entry is Name => typeof entry === 'string' && isKnown(entry))
        return known.length > 1 ? [...new Set(known)] : known
      }),
    ),
    [],
  )

const isReminder = (id: string): id is ReminderKind => oneOf(reminderKinds, id) !== undefined
const flag = v.fallback(v.boolean(), false)

const nullable = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.nullable(schema), null)
const measured = (measure: Measure) =>
  nullable(v.pipe(v.number(), v.minValue(measureBounds[measure].min), v.maxValue(measureBounds[measure].max)))
const ownWords = listOf(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(ownWordLimit)))

const dayLogEntries = v.object({
  date: daySchema,
  flow: v.fallback(v.nullable(v.picklist(flows)), null),
  mark: v.fallback(v.nullable(v.picklist(periodMarks)), null),
  symptoms: knownOf(isSymptom),
  mood: v.fallback(v.nullable(v.picklist(Object.keys(moods).filter(isMood))), null),
  notes: v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => cutText(text, notesLimit)),
    ),
    '',
  ),
  soaked: flag,
  pain: nullable(v.picklist(pains)),
  sex: nullable(v.picklist(sexKinds)),
  bledAfterSex: flag,
  pregnancyTest: nullable(v.picklist(testResults)),
  ovulationTest: nullable(v.picklist(testResults)),
  temperature: measured('temperature'),
  disturbed: flag,
  mucus: nullable(v.picklist(mucusKinds)),
  ownSymptoms: ownWords,
  medicines: ownWords,
  weight: measured('weight'),
  pillTaken: nullable(v.picklist(pillTakenKinds)),
})

/** Version 1 had a separate mark for severe pain. */
const hadSeverePain = v.looseObject({ severePain: v.literal(true) })

export const dayLogSchema = v.pipe(
  v.unknown(),
  v.transform((day) => (v.is(hadSeverePain, day) ? { pain: severePain, ...day } : day)),
  dayLogEntries,
)

const wholeBetween = ({ min, max }: { readonly min: number; readonly max: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
/** In milliseconds since the epoch, up to the year 2096. */
const instant = wholeBetween({ min: 0, max: 4e12 })
const hour = wholeBetween({ min: 0, max: 23 })
const days = (part: keyof CycleShape) => v.fallback(wholeBetween(shapeBounds[part]), newProfile.shape[part])

const nextPeriodSchema = v.variant('kind', [
  v.object({ kind: v.literal('day'), day: daySchema, from: daySchema, to: daySchema }),
  v.object({ kind: v.literal('window'), from: daySchema, to: daySchema }),
])

const remindersSchema = v.object({
  on: knownOf(isReminder),
  daysBefore: v.fallback(wholeBetween(daysBeforeBounds), usualReminders.daysBefore),
  hour: v.fallback(hour, usualReminders.hour),
  pillHour: v.fallback(hour, usualReminders.pillHour),
  quiet: v.fallback(v.object({ from: hour, to: hour }), { ...usualReminders.quiet }),
  words: v.fallback(v.picklist(['discreet', 'plain']), usualReminders.words),
})

export const cycleProfileSchema = v.object({
  shape: v.fallback(
    v.object({ length: days('length'), periodLength: days('periodLength'), lutealLength: days('lutealLength') }),
    { ...newProfile.shape },
  ),
  firstYears: flag,
  widerWindow: flag,
  stage: v.fallback(v.picklist(chosenStages), newProfile.stage),
  feeding: nullable(v.object({ birth: daySchema, kind: v.picklist(feedingKinds) })),
  settledTests: listOf(daySchema),
  premium: flag,
  leftOut: listOf(v.object({ start: daySchema, reason: v.fallback(v.picklist(leftOutReasons), 'other') })),
  confirmed: listOf(daySchema),
  filledIn: listOf(daySchema),
  pregnancies: listOf(
    v.object({ from: daySchema, to: daySchema, due: optionalDay, ended: v.picklist(['birth', 'loss']) }),
  ),
  methods: listOf(
    v.object({
      method: v.picklist(methods),
      from: daySchema,
      to: optionalDay,
      given: optionalDay,
      givenBefore: optionalDay,
      until: optionalDay,
      progestogen: v.fallback(v.nullable(v.picklist(progestogens)), null),
      packs: listOf(v.object({ kind: v.picklist(packKinds), start: daySchema })),
    }),
  ),
  takesInducers: nullable(v.boolean()),
  unclearPills: listOf(daySchema),
  emergencyPills: listOf(v.object({ kind: v.picklist(emergencyPills), taken: daySchema })),
  clinicVisits: listOf(v.object({ week: v.picklist(visitWeeks), ticked: daySchema })),
  movementCounts: listOf(
    v.object({ start: instant, end: nullable(instant), movements: wholeBetween({ min: 0, max: movementsToCount }) }),
  ),
  contractions: listOf(v.object({ start: instant, end: nullable(instant) })),
  trackedDue: optionalDay,
  predictions: listOf(v.object({ start: daySchema, next: nextPeriodSchema })),
  reminders: v.fallback(remindersSchema, { ...usualReminders, on: [], quiet: { ...usualReminders.quiet } }),
})

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false
type Assert<Claims extends { readonly day: true; readonly profile: true }> = Claims
/** Fails to compile if these schemas and the types of the rules differ. @claim */
export type CycleSchemasMatchDomain = Assert<{
  day: Same<v.InferOutput<typeof dayLogSchema>, DayLog>
  profile: Same<v.InferOutput<typeof cycleProfileSchema>, CycleProfile>
}>
