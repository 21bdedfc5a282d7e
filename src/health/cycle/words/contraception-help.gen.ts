// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const combinedOne = 'One pill missed, or late by less than 48 hours: take it now, even if that means two in a day. Go on as usual. Nothing else is needed, unless you missed others in this pack or in the last week of the one before.'
export const combinedTwo = 'Two or more missed: take the last one now, and leave the others. Use condoms until you have taken 7 in a row.'
export const combinedFirstWeek = 'Two or more missed in the first week, or a pack begun two or more days late: after sex without a condom in the break or since, think of emergency contraception.'
export const combinedLastWeek = 'Two or more missed in the last week of pills with hormones: skip the break. Start the next pack on the day after them, and leave out pills without hormones.'
export const ownRules = 'Qlaira and Zoely have rules of their own: follow the leaflet.'
export const lessLate = ({ hours }: { readonly hours: string }): string => `Less than ${hours} hours late: take it now, and the next at the usual time. Nothing else is needed.`
export const moreLate = ({ days, hours }: { readonly days: string; readonly hours: string }): string => `More than ${hours} hours late: take one now, and the next at the usual time. Use condoms for ${days}, or longer if the leaflet in your pack says so.`
export const lastWeekOne = 'If it is one of the last 7 pills with hormones: leave out those without, and start the next pack on the day after.'
export const noCondom = 'Sex without a condom in the last 5 days, or in these: think of emergency contraception. Each hour counts.'
export const sick = 'Sick within 3 hours of a pill: take another one.'
export const sickLong = 'Vomiting or bad diarrhoea for more than 24 hours: count each such day as a missed pill.'
export const copperTitle = 'Copper coil: within 5 days'
export const copperText = 'Works best of all, and goes on protecting for five to ten years, as its card says. A nurse or doctor puts it in.'
export const ulipristalTitle = 'Ulipristal (ellaOne): within 5 days'
export const ulipristalText = 'One pill. It can work less well if you took hormones in the 7 days before. Take no hormones for 5 days after it: no pill, no injection, no implant. Then start, with condoms all the while and for 7 days more. Give no breast milk for a week.'
export const levonorgestrelTitle = 'Levonorgestrel (Postinor, “P2”): within 3 days'
export const levonorgestrelText = 'One dose. Above 70 kg it may work less well: ask for the coil, ulipristal or a double dose. You can go on with a pill at once: use condoms for 7 days.'
export const sooner = 'The sooner, the better: each hour counts.'
export const whereToGet = 'In Kenya pharmacies sell the pill without a prescription. Public hospitals, campus clinics and family planning clinics have pills and coils.'
export const noAbortion = 'It does not end a pregnancy, and it does not protect for the rest of the month.'
export const whenToTest = 'Take a test if your period is more than 7 days late, or if none has come in 3 weeks.'
export const tickIfTaken = 'If you took it, tick it. If not:'
export const takeYesterdays = 'Take it now, even if that means two in a day. Go on as usual.'
export const nothingElse = 'Nothing else is needed for one pill.'
export const missedTitle = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': 'A pill was missed or late', 'other': `${count.toLocaleString('en-KE')} pills were missed or late` })}`
export const byTicks = 'That is what your ticks say. If you took a pill, tick it.'
export const takeLast = 'Take the last one now, even if that means two in a day. Leave the others.'
export const condomsFor = ({ pills }: { readonly pills: number }): string => `Use condoms until you have taken ${plural('en-KE', pills, { 'one': `${pills.toLocaleString('en-KE')} more pill`, 'other': `${pills.toLocaleString('en-KE')} more pills in a row` })}.`
export const emergency = 'Sex without a condom in the last 5 days: ask for emergency contraception now. While you take a pill, best a copper coil, or levonorgestrel within 3 days. Ulipristal can work less well after hormones; after 3 days it is the only pill: ask a nurse. Each hour counts.'
export const skipBreak = 'Skip the break: start the next pack on the day after the last pill with hormones. Leave out pills without hormones.'
export const notTickedTitle = ({ day }: { readonly day: string }): string => `No pill is ticked since ${day}`
export const notTickedText = 'If you took them, tick them. If you missed them, use condoms now and until you have taken 7 in a row again, and ask how to start again.'
export const sourceOfMissed = 'Sources: CDC, 2024; FSRH, 2020 and 2022; WHO, 2016. The leaflet in your pack comes first.'
export const afterPillTitle = ({ day, kind }: { readonly day: string; readonly kind: string }): string => `After ${kind} on ${day}`
export const pausedUntil = ({ day }: { readonly day: string }): string => `Take no pill with hormones before ${day}, at the hour at which you took ulipristal: it would weaken it. Then start again, with a new pack if you like.`
export const condomsWhilePaused = ({ pills }: { readonly pills: string }): string => `Use condoms until then, and until you have taken ${pills} pills in a row after it.`
export const goOn = 'Go on with your pack as usual.'
export const sexSince = 'Sex without a condom since the emergency pill: ask for emergency contraception again. Each hour counts.'
export const sourceOfEmergency = 'Sources: FSRH, Emergency contraception; CDC, 2024. The leaflet in your pack comes first.'
export const inducersQuestion = 'Medicine against tuberculosis, HIV or epilepsy?'
export const inducersHint = 'Such as rifampicin, efavirenz or carbamazepine, now or in the last four weeks. St John’s wort counts, too. They weaken pills and implants. Your answer stays on this phone.'
export const inducersYes = 'Yes'
export const inducersNo = 'No'
export const inducersUnknown = 'I do not know'
export const copperWithInducers = 'Your medicine does not weaken it, so it is your first choice. It goes on protecting for five to ten years, as its card says. A nurse or doctor puts it in.'
export const levonorgestrelWithInducers = 'With your medicine take the double dose: 3 mg, which is two pills of 1.5 mg at once. Tell the pharmacist why. It may work less well above 70 kg.'
export const ulipristalWithInducers = 'Not with your medicine, which weakens it.'
export const emergencyWithInducers = 'Sex without a condom in the last 5 days: ask for emergency contraception now. With your medicine best a copper coil; else the double dose of levonorgestrel (3 mg), within 3 days, and no ulipristal. Each hour counts.'
export const openPillTitle = ({ day }: { readonly day: string }): string => `The pill of ${day} is not ticked`
export const startAgain = 'Take a pill each day again: begin a new pack, or go on with the old one.'
export const timeZones = 'After a flight: what counts is the hours since the last pill. Take it at the same hour as at home, or earlier.'
