import type { PregnancyCare } from '@/health/pregnancy/rules/care'
import { timed } from '@/health/pregnancy/rules/contractions'
import { gestationNow, type PregnancyRecord } from '@/health/pregnancy/rules/record'
import type { IsoDay } from '@/kit/rules/day'
import { site } from '@/kit/rules/site'
import { shortDayWithYear } from '@/kit/words/format-day'
import { appointmentText, gestationLabel, kgText, symptomText } from './format'
import { past as contractionsTitle } from '#words/health/pregnancy/contractions'
import { past as movements } from '#words/health/pregnancy/movements'
import * as recordWords from '#words/health/pregnancy/record-text'
import { beginText, countText, countTime, lengthText, visitTitle } from './care'
import { title as visits } from '#words/health/pregnancy/visits'
import { dangerSignsAfterBirth, dangerSignsAfterLoss } from './danger-signs'
import * as messages from '#words/health/pregnancy/end'

/** Someone may read this on the worst day of their life: keep it short and plain, and ask nothing. */
export const endText = {
  birth: {
    choice: messages.birthChoice,
    title: messages.birthTitle,
    intro: messages.birthIntro,
    day: messages.birthDay,
    confirm: messages.closeRecord,
  },
  loss: {
    choice: messages.lossChoice,
    title: messages.lossTitle,
    intro: messages.lossIntro,
    day: messages.lossDay,
    confirm: messages.closeRecord,
  },
  mistake: {
    choice: messages.mistakeChoice,
    title: messages.mistakeTitle,
    intro: messages.mistakeIntro,
    day: null,
    confirm: messages.removeRecord,
  },
} as const

export type EndKind = keyof typeof endText

/** Shown once the record is closed. */
export const afterEndText = {
  birth: { title: messages.closedTitle, text: messages.afterBirth, signs: dangerSignsAfterBirth },
  loss: { title: messages.closedTitle, text: messages.afterLoss, signs: dangerSignsAfterLoss },
} as const

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `- ${line}`)]

/** The whole record as text, with the visits and counts that only the phone has, to save or to show to a nurse. */
export const recordText = (
  { due, babyName, notes, appointments, symptoms, weights }: PregnancyRecord,
  { clinicVisits, movementCounts, contractions }: PregnancyCare,
  today: IsoDay,
  now: number,
): string =>
  [
    recordWords.title({ app: site.name }),
    recordWords.written({ day: shortDayWithYear(today), age: gestationLabel(gestationNow(today, due)) }),
    recordWords.due({ day: shortDayWithYear(due) }),
    ...(babyName === '' ? [] : [recordWords.name({ name: babyName })]),
    ...section(
      visits,
      clinicVisits
        .toSorted((a, b) => a.week - b.week)
        .map(({ week, ticked }) => recordWords.visitDone({ visit: visitTitle(week), day: shortDayWithYear(ticked) })),
    ),
    ...section(
      movements,
      movementCounts.map((count) => `${countTime(count)} · ${countText(count, now)}`),
    ),
    ...section(
      contractionsTitle,
      timed(contractions).map((contraction) => `${beginText(contraction)} · ${lengthText(contraction)}`),
    ),
    ...section(recordWords.appointments, appointments.map(appointmentText)),
    ...section(recordWords.symptoms, symptoms.map(symptomText)),
    ...section(
      recordWords.weight,
      weights.map(({ date, kg }) => `${shortDayWithYear(date)} · ${kgText(kg)}`),
    ),
    ...(notes === '' ? [] : ['', recordWords.notes, notes]),
    '',
  ].join('\n')
