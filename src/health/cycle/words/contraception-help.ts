import type { MethodUse, Progestogen } from '@/health/cycle/rules/contraception'
import { hoursLate } from '@/health/cycle/rules/pill-day'
import { dayCount } from '@/kit/words/format-day'
import * as help from '#words/health/cycle/contraception-help'

/** For how many days condoms are needed after it. Of an older log, whose kind is not known: the strictest. */
const condomDays = { traditional: 2, desogestrel: 2, drospirenone: 7, unknown: 7 } as const satisfies Record<
  Progestogen | 'unknown',
  number
>

/** The advice about a missed pill. WHO, Selected practice recommendations; NHS. */
export const missedPillTexts = ({
  method,
  progestogen,
}: Pick<MethodUse, 'method' | 'progestogen'>): readonly string[] => {
  if (method === 'combined-pill')
    return [
      help.combinedOne,
      help.combinedTwo,
      help.combinedFirstWeek,
      help.combinedLastWeek,
      help.ownRules,
      help.sick,
      help.sickLong,
    ]
  const hours = String(hoursLate[progestogen ?? 'traditional'])
  const late = help.moreLate({ hours, days: dayCount(condomDays[progestogen ?? 'unknown']) })
  return [
    help.lessLate({ hours }),
    late,
    ...(progestogen === 'drospirenone' ? [help.lastWeekOne] : []),
    help.noCondom,
    help.timeZones,
    help.sick,
    help.sickLong,
  ]
}

export type EmergencyText = { readonly title: string; readonly text: string }

/** WHO, Emergency contraception (fact sheet); FSRH. The most effective first. */
const emergencyTexts: readonly EmergencyText[] = [
  { title: help.copperTitle, text: help.copperText },
  { title: help.ulipristalTitle, text: help.ulipristalText },
  { title: help.levonorgestrelTitle, text: help.levonorgestrelText },
]
/**
 * With medicines that weaken hormones, now or in the last four weeks: the coil first, else the double dose (MHRA;
 * FSRH).
 */
const emergencyTextsWithInducers: readonly EmergencyText[] = [
  { title: help.copperTitle, text: help.copperWithInducers },
  { title: help.levonorgestrelTitle, text: help.levonorgestrelWithInducers },
  { title: help.ulipristalTitle, text: help.ulipristalWithInducers },
]

export const emergencyTextsFor = (takesInducers: boolean | null): readonly EmergencyText[] =>
  takesInducers === true ? emergencyTextsWithInducers : emergencyTexts

export const emergencyNotes = [help.sooner, help.whereToGet, help.sick, help.noAbortion, help.whenToTest] as const
