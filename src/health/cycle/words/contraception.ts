// Chunk: tracker-parts

import type { EmergencyPill, Influence, Method, Progestogen } from '@/health/cycle/rules/contraception'
import * as messages from '#words/health/cycle/contraception'

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

export const emergencyPillNames = {
  levonorgestrel: messages.levonorgestrel,
  ulipristal: messages.ulipristal,
} as const satisfies Record<EmergencyPill['kind'], string>

/** The reason why there is no prediction, or only a wide one. */
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
const stoppedText = ({ method, covered }: Extract<Influence, { kind: 'stopped' }>): string => {
  if (method === 'injection') return messages.stoppedInjection
  return covered ? messages.periodsBack : `${messages.fertileAtOnce} ${messages.periodsBack}`
}

export const influenceText = (influence: Influence): string => {
  if (influence.kind === 'emergency-pill') return messages.emergencyPillInfluence
  return influence.kind === 'stopped' ? stoppedText(influence) : influenceTexts[influence.method]
}

/** A title for where somebody is in a cycle that hormones lead. */
export const influenceTitle = (influence: Influence): string => {
  if (influence.kind === 'emergency-pill') return messages.afterEmergencyPill
  return influence.kind === 'stopped' ? messages.afterContraception : methodNames[influence.method]
}
