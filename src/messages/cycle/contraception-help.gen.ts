// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../shared/message-forms.ts'

export const combinedOne = 'One pill missed, or late by less than 48 hours: take it now, even if that means two in a day. Go on as usual. Nothing else is needed.'
export const combinedTwo = 'Two or more missed: take the last one now, and leave the others. Use condoms for 7 days.'
export const combinedFirstWeek = 'Two or more missed in the first week, and sex without a condom: think of emergency contraception.'
export const combinedLastWeek = 'Two or more missed in the last week of the pack: skip the break, and start the next pack at once.'
export const lessLate = ({ hours }: { readonly hours: string }): string => `Less than ${hours} hours late: take it now, and the next at the usual time. Nothing else is needed.`
export const moreLate = ({ days, hours }: { readonly days: string; readonly hours: string }): string => `More than ${hours} hours late: take one now, and the next at the usual time. Use condoms for ${days}.`
export const noCondom = 'Sex without a condom in those days: think of emergency contraception.'
export const sick = 'Sick within 3 hours of a pill: take another one.'
export const copperTitle = 'Copper coil: within 5 days'
export const copperText = 'Works best of all, and goes on protecting for ten years. A nurse or doctor puts it in.'
export const ulipristalTitle = 'Ulipristal (ellaOne): within 5 days'
export const ulipristalText = 'One pill. Wait 5 days before you start or go on with a hormonal method, and use condoms.'
export const levonorgestrelTitle = 'Levonorgestrel (Postinor, “P2”): within 3 days'
export const levonorgestrelText = 'One dose. It may work less well above 70 kg.'
export const sooner = 'The sooner, the better: each hour counts.'
export const whereToGet = 'In Kenya pharmacies sell the pill without a prescription. Public hospitals, campus clinics and family planning clinics have pills and coils.'
export const noAbortion = 'It does not end a pregnancy, and it does not protect for the rest of the month.'
export const whenToTest = 'Take a test if your period is more than 7 days late, or if none has come in 3 weeks.'
export const yesterdayTitle = 'Yesterday’s pill is not ticked'
export const tickIfTaken = 'If you took it, tick it. If not:'
export const takeYesterdays = 'Take it now, even if that means two in a day. Go on as usual. Nothing else is needed for one pill.'
export const missedTitle = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': 'A pill was missed or late', 'other': `${count.toLocaleString('en-KE')} pills in a row were missed or late` })}`
export const byTicks = 'That is what your ticks say. If you took a pill, tick it.'
export const takeLast = 'Take the last one now, even if that means two in a day. Leave the others.'
export const condomsFor = ({ pills }: { readonly pills: number }): string => `Use condoms until you have taken ${plural('en-KE', pills, { 'one': `${pills.toLocaleString('en-KE')} more pill`, 'other': `${pills.toLocaleString('en-KE')} more pills in a row` })}.`
export const emergency = 'Sex without a condom in the last 5 days: think of emergency contraception now. Each hour counts.'
export const skipBreak = 'Skip the break: when the pills with hormones are done, start the next pack at once.'
export const notTickedTitle = ({ day }: { readonly day: string }): string => `No pill is ticked since ${day}`
export const notTickedText = 'If you took them, tick them. If you missed them, use condoms, and ask how to start again.'
export const sourceOfMissed = 'Sources: CDC, 2024; FSRH, 2020 and 2022; WHO, 2016. The leaflet in your pack comes first.'
