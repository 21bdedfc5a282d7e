// Written by `npm run messages` from the catalogue beside it.

export const eachTime = 'Condoms protect if one is used each time, from start to end.'
export const pillInUse = 'It protects while you take each pill in time, as your ticks say. No method protects always.'
export const inUse = 'It protects. No method protects always.'
export const inUseUntil = ({ day }: { readonly day: string }): string => `It protects until ${day}. No method protects always.`
export const justBegun = ({ day }: { readonly day: string }): string => `It may not protect yet. Use condoms up to ${day}, unless you began it on days 1 to 5 of a period.`
export const noTicks = 'It protects only while you take each pill in time. Tick your pills and name your pack, and Comrade tells you what to do about a missed one.'
export const notTicked = 'No pill is ticked, so it may not protect. Use condoms.'
export const missed = 'It may not protect now. Use condoms, and see what stands below.'
export const injectionLate = ({ grace }: { readonly grace: string }): string => `It may not protect now: use condoms from today, and for 7 days after the next one. WHO gives it up to four weeks late, until ${grace}, without more; FSRH counts on it for 14 weeks only. Comrade takes the stricter.`
export const injectionOver = 'It does not protect now. Use condoms until 7 days after the next one. Sex without a condom in the last 5 days: ask for emergency contraception first. Take a test before the injection, and again 3 weeks after it.'
export const afterLateInjection = ({ day, given }: { readonly day: string; readonly given: string }): string => `The injection of ${given} came late, so it does not protect yet: use condoms up to ${day}. Sex without a condom in the 5 days before it: ask about emergency contraception. Take a test 3 weeks after the injection.`
export const expired = ({ day }: { readonly day: string }): string => `It was to be replaced by ${day}, so it may not protect now. Use condoms and go to a clinic soon. Sex without a condom in the last 5 days: think of emergency contraception.`
export const inducers = 'The medicine that you named can weaken it. Use condoms as well, and ask your clinic about a coil or the injection, which it does not weaken. Never stop the medicine on your own.'
export const afterUlipristal = ({ day, from, taken }: { readonly day: string; readonly from: string; readonly taken: string }): string => `You took ulipristal on ${taken}. No hormones before ${from}, as they would weaken it. Use condoms up to ${day}.`
export const afterLevonorgestrel = ({ day, taken }: { readonly day: string; readonly taken: string }): string => `You took levonorgestrel on ${taken}. Use condoms up to ${day}.`
export const sources = 'Sources: WHO, Family Planning and Selected practice recommendations; FSRH; CDC, 2024. Where they differ, the stricter.'
export const positivePill = 'Your test was positive. Stop the pill and go to a clinic: it has not harmed a pregnancy, and nobody may blame you.'
export const positiveInjection = 'Your test was positive. Have no further injection, and go to a clinic. The last one has not harmed a pregnancy.'
export const positiveImplant = 'Your test was positive. Go to a clinic, which takes the implant out if you go on with the pregnancy.'
export const positiveCoil = 'Your test was positive, and you have a coil. Go to a clinic today: a pregnancy with a coil can lie outside the womb. Strong pain, bleeding or fainting: go now, day or night.'
export const positiveCondom = 'Your test was positive. Go to a clinic to have it confirmed and to talk about what comes next.'
export const shortInjectionLate = ({ grace }: { readonly grace: string }): string => `It may not protect now: use condoms from today, and for 7 days after the next one. WHO still gives it up to ${grace} without more; Comrade takes the stricter.`
export const injectionBeforeUnknown = ({ day, given }: { readonly day: string; readonly given: string }): string => `Comrade does not know when the injection before that of ${given} was given. If that was more than 14 weeks earlier, use condoms up to ${day}, and after sex without a condom in the 5 days before it ask about emergency contraception.`
export const gap = ({ day }: { readonly day: string }): string => `It may not have protected up to ${day}.`
export const justBegunFirstDay = ({ day }: { readonly day: string }): string => `It may not protect yet. Use condoms up to ${day}, unless you began it on the first day of a period.`
export const begunByLeaflet = 'With Qlaira or Zoely only the first day counts, and Qlaira takes 9 days.'
