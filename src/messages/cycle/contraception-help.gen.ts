// Written by `npm run messages` from the catalogue beside it.

export const combinedOne = 'One pill missed, or late by less than 48 hours: take it now, even if that means two in a day. Go on as usual. You are protected.'
export const combinedTwo = 'Two or more missed: take the last one now, and leave the others. Use condoms for 7 days.'
export const combinedFirstWeek = 'Two or more missed in the first week, and sex without a condom: think of emergency contraception.'
export const combinedLastWeek = 'Two or more missed in the last week of the pack: skip the break, and start the next pack at once.'
export const lessLate = ({ hours }: { readonly hours: string }): string => `Less than ${hours} hours late: take it now, and the next at the usual time. You are protected.`
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
