import type { Flow } from '@/health/cycle/rules/history'
import { filledParts, type DayEdits, type DayLog } from '@/health/cycle/rules/log'
import { shorten } from '@/kit/rules/cut-text'
import { mucusTexts, painTexts, sexTexts, testTexts } from '../day-signs'
import * as messages from '#words/health/cycle/import'
import { startCycle } from '#words/health/cycle/screens-calendar'
import * as screens from '#words/health/cycle/screens-day'
import { moodTexts, symptomLabels } from '../symptoms'

const flowTexts = {
  spotting: screens.spotting,
  light: screens.light,
  medium: screens.medium,
  heavy: screens.heavy,
} as const satisfies Record<Flow, string>

const shownNotes = 80

const named = (label: string, text: string): string => `${label}: ${text}`

const partTexts: Readonly<Record<keyof DayEdits, (day: DayLog) => string | null>> = {
  flow: ({ flow }) => flow && named(messages.flow, flowTexts[flow]),
  mark: ({ mark }) => mark && (mark === 'cycle-start' ? startCycle : messages.noPeriod),
  symptoms: ({ symptoms }) => symptoms.map((id) => symptomLabels[id]).join(', '),
  mood: ({ mood }) => mood && named(messages.mood, moodTexts[mood].label),
  notes: ({ notes }) => named(messages.notes, shorten(notes, shownNotes)),
  soaked: () => screens.soaked,
  pain: ({ pain }) => (pain === null ? null : named(messages.pain, painTexts[pain])),
  sex: ({ sex }) => sex && named(messages.sex, sexTexts[sex]),
  bledAfterSex: () => screens.bledAfterSex,
  pregnancyTest: ({ pregnancyTest }) => pregnancyTest && named(messages.pregnancyTest, testTexts[pregnancyTest]),
  ovulationTest: ({ ovulationTest }) => ovulationTest && named(messages.ovulationTest, testTexts[ovulationTest]),
  temperature: ({ temperature }) => named(messages.temperature, `${temperature} °C`),
  disturbed: () => messages.disturbed,
  mucus: ({ mucus }) => mucus && named(messages.mucus, mucusTexts[mucus]),
  ownSymptoms: ({ ownSymptoms }) => ownSymptoms.join(', '),
  medicines: ({ medicines }) => named(messages.medicines, medicines.join(', ')),
  weight: ({ weight }) => named(messages.weight, `${weight} kg`),
  pillTaken: ({ pillTaken }) => pillTaken && messages.pill({ taken: pillTaken }),
}

/** The entries of a day, in the words of the app: "Flow: Heavy · Cramps · Notes: Exam" */
export const dayWords = (day: DayLog): string =>
  filledParts(day)
    .map((part) => partTexts[part](day))
    .join(' · ')
