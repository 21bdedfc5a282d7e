import type { LifeState } from './life-state'
import type { ReminderKind } from './reminder-choices'
import type { ChosenStage } from './stage-choices'
import type { WarningSign } from './warning-signs'

/** Everything a body may be going through: what the person chose, or what the log tells. */
export type LifeStage = ChosenStage | Exclude<LifeState['kind'], 'cycling'>

/** The parts that a stage shows. The others are never shown in it, in no view. */
export type Shows = {
  /** A day with its range, or only the window that the last cycles span. */
  readonly nextPeriod: 'day' | 'window' | null
  /** `levels`: with a day of ovulation and the phases. `window`: all days of it alike. */
  readonly fertileDays: 'levels' | 'window' | null
  /** The window of the longest-and-shortest rule, whatever the setting says. */
  readonly wider: boolean
  readonly late: boolean
  /** Contraception, to whoever uses none. */
  readonly contraception: boolean
  /** The reminders that fit. Others are neither offered nor sent. */
  readonly reminders: readonly ReminderKind[]
  /** Signs that are usual in this stage. */
  readonly usualSigns: readonly WarningSign[]
}

const unforeseen = ['log-today', 'pill', 'injection', 'replacement'] as const satisfies readonly ReminderKind[]
const foreseen = ['period-soon', 'period-due', ...unforeseen] as const satisfies readonly ReminderKind[]
const all = ['period-late', ...foreseen] as const satisfies readonly ReminderKind[]

const nothing: Shows = {
  nextPeriod: null,
  fertileDays: null,
  wider: false,
  late: false,
  contraception: true,
  reminders: unforeseen,
  usualSigns: [],
}
const everything: Shows = {
  nextPeriod: 'day',
  fertileDays: 'levels',
  wider: false,
  late: true,
  contraception: true,
  reminders: all,
  usualSigns: [],
}
const windows: Shows = {
  nextPeriod: 'window',
  fertileDays: 'window',
  wider: false,
  late: true,
  contraception: true,
  reminders: all,
  usualSigns: ['variation', 'length'],
}

export const shownIn: Readonly<Record<LifeStage, Shows>> = {
  usual: everything,
  trying: { ...everything, contraception: false },
  // A low level would read as a safe day.
  avoiding: { ...everything, fertileDays: 'window', wider: true },
  // Ovulation comes at no foreseeable time, and periods stay away for months (NHS, Menopause).
  perimenopause: {
    ...windows,
    fertileDays: null,
    late: false,
    reminders: foreseen,
    usualSigns: ['variation', 'length', 'none-for-long'],
  },
  unpredictable: windows,
  pregnant: { ...nothing, contraception: false, reminders: ['pregnancy-week', 'appointment', 'log-today'] },
  'after-birth': nothing,
  'after-loss': nothing,
}

export const lifeStageOf = ({ kind }: LifeState, chosen: ChosenStage): LifeStage => (kind === 'cycling' ? chosen : kind)
