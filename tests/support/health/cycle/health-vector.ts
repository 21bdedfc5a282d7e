import type { BleedKind } from '@/health/cycle/rules/clinic-summary'
import type { EmergencyPill, Method, Progestogen } from '@/health/cycle/rules/contraception'
import type { Flow } from '@/health/cycle/rules/history'
import type { LifeState } from '@/health/cycle/rules/life-state'
import type { DayEdits } from '@/health/cycle/rules/log'
import type { ChosenStage, Feeding } from '@/health/cycle/rules/stage-choices'
import type { MissedPills } from '@/health/cycle/rules/missed-pills'
import type { CycleShape, Phase } from '@/health/cycle/rules/phases'
import type { PackKind } from '@/health/cycle/rules/pill-pack'
import type { Unpredicted } from '@/health/cycle/rules/prediction'
import type { Protection } from '@/health/cycle/rules/protection'
import type { WarningSign } from '@/health/cycle/rules/warning-signs'

/** Bleeding from a day on, for so many days. `soaked`: a pad or tampon was soaked within two hours. */
export type LoggedBleeding = readonly [from: string, days: number, flow: Flow, note?: 'soaked']

/** What the engine says on a day. A part that a vector leaves out is not looked at. */
/** A method that is used; `ticked`: from a day on, for so many days, the pill was taken in time. */
export type LoggedMethod = {
  readonly method: Method
  readonly from: string
  /** The first day without. */
  readonly to?: string
  readonly given?: string
  readonly givenBefore?: string
  readonly until?: string
  readonly progestogen?: Progestogen
  readonly pack?: readonly [kind: PackKind, start: string]
  readonly ticked?: readonly (readonly [from: string, days: number])[]
}

export type Seen = {
  readonly state: LifeState['kind']
  /** The first days of the periods. */
  readonly periods: readonly string[]
  /** The lengths that predictions count. */
  readonly counted: readonly number[]
  /** Null before the first period, and while there is no cycle. */
  readonly cycleDay: number | null
  readonly phase: Phase | null
  readonly periodLength: number
  /** The expected day; null for a window, or without a prediction. */
  readonly expected: string | null
  /** The first and the last likely day; null without a prediction. */
  readonly between: readonly [string, string] | null
  readonly daysLate: number
  readonly ovulation: string | null
  readonly fertile: readonly [string, string] | null
  /** Days that the calendar marks with ovulation or a peak. */
  readonly markedOvulations: readonly string[]
  readonly forgottenAround: readonly string[]
  readonly silentSince: string | null
  readonly signs: readonly WarningSign[]
  readonly futureDays: number
  /** The days between which ovulations were, as temperature and mucus confirm. */
  readonly confirmed: readonly (readonly [string, string])[]
  readonly unpredicted: Unpredicted | null
  readonly wider: readonly [string, string] | null
  /** What the main method does, why, and the last day of that. */
  readonly protection: readonly [Protection['state'], Protection['reason'], string | null]
  readonly emergency: boolean
  /** The last day of the last five on which the method may not have protected, if it does now. */
  readonly gap: string | null
  /** The advice about missed pills; null without any. */
  readonly advice: MissedPills['kind'] | null
  /** The bleeding on the page for a doctor, newest first: the first day, what it was, and days with a soaked pad. */
  readonly page: readonly (readonly [string, BleedKind, number])[]
}

export type Vector = {
  readonly source: string
  readonly bleeding: readonly LoggedBleeding[]
  readonly today: string
  /** A pregnancy that has ended; `due` as its record said. */
  readonly pregnancy?: {
    readonly from: string
    readonly to: string
    readonly due: string | null
    readonly ended: 'birth' | 'loss'
  }
  readonly firstYears?: boolean
  readonly methods?: readonly LoggedMethod[]
  readonly emergencyPills?: readonly { readonly kind: EmergencyPill['kind']; readonly taken: string }[]
  readonly takesInducers?: boolean
  /** How the child of that birth is fed. */
  readonly feeding?: { readonly birth: string; readonly kind: Feeding['kind'] }
  readonly shape?: CycleShape
  readonly stage?: ChosenStage
  /** What is noted besides bleeding. */
  readonly notes?: Readonly<Record<string, DayEdits>>
  /** The due date of a running pregnancy. */
  readonly due?: string
  readonly sees: Partial<Seen>
}
