import type { EmergencyPill, Influence, Method, MethodUse, Progestogen } from '@/domain/cycle/contraception'
import { dayCount } from '../shared/format-day'
import * as messages from './contraception.gen'
import * as help from './contraception-help.gen'

export const methodNames = {
  condom: messages.condom,
  'combined-pill': messages.combinedPill,
  'progestogen-pill': messages.progestogenPill,
  injection: messages.injection,
  implant: messages.implant,
  'hormonal-iud': messages.hormonalCoil,
  'copper-iud': messages.copperCoil,
} as const satisfies Record<Method, string>

export const progestogenNames = {
  traditional: messages.traditional,
  desogestrel: messages.desogestrel,
  drospirenone: messages.drospirenone,
} as const satisfies Record<Progestogen, string>

export const emergencyPillNames = { levonorgestrel: messages.levonorgestrel, ulipristal: messages.ulipristal } as const satisfies Record<EmergencyPill['kind'], string>

/** Why there is no prediction, or only a wide one. */
const influenceTexts = {
  condom: '',
  'combined-pill': messages.combinedPillInfluence,
  'progestogen-pill': messages.progestogenPillInfluence,
  injection: messages.injectionInfluence,
  implant: messages.implantInfluence,
  'hormonal-iud': messages.hormonalCoilInfluence,
  'copper-iud': '',
} as const satisfies Record<Method, string>

/** After stopping (NHS): what to expect. */
const soonBack = messages.soonBack
const stoppedTexts = {
  ...influenceTexts,
  'combined-pill': soonBack,
  'progestogen-pill': soonBack,
  implant: soonBack,
  'hormonal-iud': soonBack,
  injection: messages.stoppedInjection,
} as const satisfies Record<Method, string>

export const influenceText = (influence: Influence): string => {
  if (influence.kind === 'emergency-pill') return messages.emergencyPillInfluence
  return influence.kind === 'stopped' ? stoppedTexts[influence.method] : influenceTexts[influence.method]
}

/** A title for where somebody is in a cycle that hormones lead. */
export const influenceTitle = (influence: Influence): string => {
  if (influence.kind === 'emergency-pill') return messages.afterEmergencyPill
  return influence.kind === 'stopped' ? messages.afterContraception : methodNames[influence.method]
}

/** Within how many hours a pill is late, not missed. NHS. */
const hoursLate = { traditional: 3, desogestrel: 12, drospirenone: 24 } as const satisfies Record<Progestogen, number>

/** For how many days condoms are needed after it. */
const condomDays = { traditional: 2, desogestrel: 2, drospirenone: 7 } as const satisfies Record<Progestogen, number>

/** What to do about a missed pill. WHO, Selected practice recommendations; NHS. */
export const missedPillTexts = ({ method, progestogen }: Pick<MethodUse, 'method' | 'progestogen'>): readonly string[] => {
  if (method === 'combined-pill') return [help.combinedOne, help.combinedTwo, help.combinedFirstWeek, help.combinedLastWeek]
  const kind = progestogen ?? 'traditional'
  const hours = String(hoursLate[kind])
  return [help.lessLate({ hours }), help.moreLate({ hours, days: dayCount(condomDays[kind]) }), help.noCondom, help.sick]
}

/** WHO, Emergency contraception (fact sheet); FSRH. The most effective first. */
export const emergencyTexts = [
  { title: help.copperTitle, text: help.copperText },
  { title: help.ulipristalTitle, text: help.ulipristalText },
  { title: help.levonorgestrelTitle, text: help.levonorgestrelText },
] as const

export const emergencyNotes = [help.sooner, help.whereToGet, help.sick, help.noAbortion, help.whenToTest] as const
