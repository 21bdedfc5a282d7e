import type { EmergencyPill, Influence, Method, MethodUse, Progestogen } from '@/domain/cycle/contraception'

export const methodNames = {
  condom: 'Condoms',
  'combined-pill': 'Combined pill',
  'progestogen-pill': 'Progestogen-only pill (mini-pill)',
  injection: 'Injection (Depo, Sayana)',
  implant: 'Implant',
  'hormonal-iud': 'Hormonal coil (IUD)',
  'copper-iud': 'Copper coil (IUD)',
} as const satisfies Record<Method, string>

export const progestogenNames = {
  traditional: 'Older kinds, such as Microlut (3 hours)',
  desogestrel: 'With desogestrel, such as Cerazette (12 hours)',
  drospirenone: 'With drospirenone, such as Slinda (24 hours)',
} as const satisfies Record<Progestogen, string>

export const emergencyPillNames = { levonorgestrel: 'Levonorgestrel (Postinor, “P2”)', ulipristal: 'Ulipristal (ellaOne)' } as const satisfies Record<EmergencyPill['kind'], string>

/** Why there is no prediction, or only a wide one. */
const influenceTexts = {
  condom: '',
  'combined-pill': 'On the combined pill no egg is released, so nothing is predicted. Bleeding in the break is a withdrawal bleed, not a period.',
  'progestogen-pill': 'This pill changes when you bleed, so you see a wide range only, and no fertile days.',
  injection: 'The injection keeps eggs from being released, and often stops bleeding. Nothing is predicted; log bleeding as it comes.',
  implant: 'The implant changes when you bleed, or stops it. Nothing is predicted; log bleeding as it comes.',
  'hormonal-iud': 'The hormonal coil makes bleeding lighter, or stops it. Nothing is predicted; log bleeding as it comes.',
  'copper-iud': '',
} as const satisfies Record<Method, string>

/** After stopping (NHS): what to expect. */
const soonBack = 'You can get pregnant at once. A first period mostly comes within three months; if not, see a nurse. It starts your predictions again.'
const stoppedTexts = {
  ...influenceTexts,
  'combined-pill': soonBack,
  'progestogen-pill': soonBack,
  implant: soonBack,
  'hormonal-iud': soonBack,
  injection: 'Periods can take up to a year to come back, and you can get pregnant before. The first one starts your predictions again.',
} as const satisfies Record<Method, string>

export const influenceText = (influence: Influence): string => {
  if (influence.kind === 'emergency-pill') return 'An emergency pill can move your period by a week, so you see a wide range, and no fertile days in this cycle.'
  return influence.kind === 'stopped' ? stoppedTexts[influence.method] : influenceTexts[influence.method]
}

/** A title for where somebody is in a cycle that hormones lead. */
export const influenceTitle = (influence: Influence): string => {
  if (influence.kind === 'emergency-pill') return 'After an emergency pill'
  return influence.kind === 'stopped' ? 'After contraception' : methodNames[influence.method]
}

/** Within how many hours a pill is late, not missed. NHS. */
const hoursLate = { traditional: 3, desogestrel: 12, drospirenone: 24 } as const satisfies Record<Progestogen, number>

const condoms = { traditional: '2 days', desogestrel: '2 days', drospirenone: '7 days' } as const satisfies Record<Progestogen, string>

/** What to do about a missed pill. WHO, Selected practice recommendations; NHS. */
export const missedPillTexts = ({ method, progestogen }: Pick<MethodUse, 'method' | 'progestogen'>): readonly string[] => {
  if (method === 'combined-pill') {
    return [
      'One pill missed, or late by less than 48 hours: take it now, even if that means two in a day. Go on as usual. You are protected.',
      'Two or more missed: take the last one now, and leave the others. Use condoms for 7 days.',
      'Two or more missed in the first week, and sex without a condom: think of emergency contraception.',
      'Two or more missed in the last week of the pack: skip the break, and start the next pack at once.',
    ]
  }
  const kind = progestogen ?? 'traditional'
  return [
    `Less than ${hoursLate[kind]} hours late: take it now, and the next at the usual time. You are protected.`,
    `More than ${hoursLate[kind]} hours late: take one now, and the next at the usual time. Use condoms for ${condoms[kind]}.`,
    'Sex without a condom in those days: think of emergency contraception.',
    'Sick within 3 hours of a pill: take another one.',
  ]
}

/** WHO, Emergency contraception (fact sheet); FSRH. The most effective first. */
export const emergencyTexts = [
  { title: 'Copper coil: within 5 days', text: 'Works best of all, and goes on protecting for ten years. A nurse or doctor puts it in.' },
  { title: 'Ulipristal (ellaOne): within 5 days', text: 'One pill. Wait 5 days before you start or go on with a hormonal method, and use condoms.' },
  { title: 'Levonorgestrel (Postinor, “P2”): within 3 days', text: 'One dose. It may work less well above 70 kg.' },
] as const

export const emergencyNotes = [
  'The sooner, the better: each hour counts.',
  'In Kenya pharmacies sell the pill without a prescription. Public hospitals, campus clinics and family planning clinics have pills and coils.',
  'Sick within 3 hours of a pill: take another one.',
  'It does not end a pregnancy, and it does not protect for the rest of the month.',
  'Take a test if your period is more than 7 days late, or if none has come in 3 weeks.',
] as const
