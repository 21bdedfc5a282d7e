import type { PregnancyCare } from '@/health/pregnancy/rules/care'
import { timed } from '@/health/pregnancy/rules/contractions'
import { gestationNow, type PregnancyRecord } from '@/health/pregnancy/rules/record'
import type { IsoDay } from '@/kit/rules/day'
import { site } from '@/kit/rules/site'
import { shortDayWithYear } from '@/kit/words/format-day'
import { appointmentText, gestationLabel, kgText, symptomText } from './format'
import { beginText, lengthText } from './contractions'
import { past as contractionsTitle } from '#words/health/pregnancy/contractions'
import { countText, countTime } from './movements'
import { past as movements } from '#words/health/pregnancy/movements'
import * as messages from '#words/health/pregnancy/record-text'
import { visitTitle } from './visits'
import { title as visits } from '#words/health/pregnancy/visits'

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `- ${line}`)]

/** The whole record as text, with what the phone alone has of it, to save or to show to a nurse. */
export const recordText = (
  { due, babyName, notes, appointments, symptoms, weights }: PregnancyRecord,
  { clinicVisits, movementCounts, contractions }: PregnancyCare,
  today: IsoDay,
  now: number,
): string =>
  [
    messages.title({ app: site.name }),
    messages.written({ day: shortDayWithYear(today), age: gestationLabel(gestationNow(today, due)) }),
    messages.due({ day: shortDayWithYear(due) }),
    ...(babyName === '' ? [] : [messages.name({ name: babyName })]),
    ...section(
      visits,
      clinicVisits
        .toSorted((a, b) => a.week - b.week)
        .map(({ week, ticked }) => messages.visitDone({ visit: visitTitle(week), day: shortDayWithYear(ticked) })),
    ),
    ...section(
      movements,
      movementCounts.map((count) => `${countTime(count)} · ${countText(count, now)}`),
    ),
    ...section(
      contractionsTitle,
      timed(contractions).map((contraction) => `${beginText(contraction)} · ${lengthText(contraction)}`),
    ),
    ...section(messages.appointments, appointments.map(appointmentText)),
    ...section(messages.symptoms, symptoms.map(symptomText)),
    ...section(
      messages.weight,
      weights.map(({ date, kg }) => `${shortDayWithYear(date)} · ${kgText(kg)}`),
    ),
    ...(notes === '' ? [] : ['', messages.notes, notes]),
    '',
  ].join('\n')
