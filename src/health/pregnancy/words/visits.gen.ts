// Written by `npm run messages` from the catalogue beside it.

export const title = 'Clinic visits'
export const done = ({ count }: { readonly count: string }): string => `${count} of 8 done.`
export const nextVisit = ({ number, when }: { readonly number: string; readonly when: string }): string => `Next: visit ${number}, ${when}.`
export const allDone = 'You had all eight. Well done.'
export const visit = ({ number, week }: { readonly number: string; readonly week: string }): string => `Visit ${number} · week ${week}`
export const by = ({ day }: { readonly day: string }): string => `by ${day}`
export const between = ({ from, to }: { readonly from: string; readonly to: string }): string => `${from} to ${to}`
export const stillOpen = 'Not ticked yet. You can still go.'
export const firstDue = 'Nothing is ticked yet. Your first contact is due now: go this week. If you have been, tick it.'
export const dueNow = 'Due now, in whatever week you are.'
export const overdue = '41 weeks or more: call or go to your clinic today, also if you had every visit.'
export const overdueFrom = ({ day }: { readonly day: string }): string => `If your baby has not come by ${day}, you are 41 weeks: call or go to your clinic that day.`
export const edit = ({ entry }: { readonly entry: string }): string => `Change: ${entry}`
export const for12 = 'Blood pressure, urine, and blood tests for anaemia, HIV and syphilis. Iron and folic acid, and a tetanus injection if you need one.'
export const for20 = 'One ultrasound scan before week 24. In malaria areas, tablets against malaria, from week 13 on.'
export const for26 = 'Blood pressure, and how the baby grows. The next malaria tablets, where they are given.'
export const for30 = 'Blood pressure, and how the baby grows. More iron and folic acid. Ask about the danger signs.'
export const for34 = 'Your birth plan: where, with whom, how you get there by night, and what it costs.'
export const for36 = 'How the baby lies, and your blood once more. Ask if you need another HIV test.'
export const for38 = 'Blood pressure, and the baby’s heartbeat. Ask when to come once labour begins.'
export const for40 = 'Blood pressure, and the baby. Ask what they plan if labour has not begun by week 41.'
export const onPhone = 'What you tick stays on this phone. No date fits? Any day near it is good.'
export const sources = 'Sources: WHO recommendations on antenatal care (eight contacts), which the clinics of Kenya follow, and on induction of labour at or beyond term (2022).'
export const failedTitle = 'Error'
export const failed = 'This phone could not keep it. Please try again.'
export const remove = ({ entry }: { readonly entry: string }): string => `Delete: ${entry}`
