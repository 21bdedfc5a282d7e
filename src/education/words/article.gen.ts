// Written by `npm run messages` from the catalogue beside it.

export const loading = 'Loading article...'
export const notHere = 'This article is not on this phone yet.'
export const savedOnceOpened = 'It is saved for offline reading once it has been opened with the internet on.'
export const tryAgain = 'Try again'
export const readingTime = ({ minutes, updated }: { readonly minutes: string; readonly updated: string }): string => `${minutes} min read · ${updated}`
export const contents = 'In this article'
export const inShort = 'In short'
export const keepReading = 'Keep reading'
export const disclaimer = <Part>({ numbers }: { readonly numbers: (text: string) => Part }): readonly (string | Part)[] => ['This article informs; it cannot see you and makes no diagnosis. If something worries you, ask a health worker, or call one of the ', numbers('emergency numbers'), '.']
export const sources = 'Sources'
export const nhs = 'NHS, the National Health Service of the United Kingdom'
export const who = 'WHO, the World Health Organization'
export const acog = 'ACOG, the American College of Obstetricians and Gynecologists'
export const figo = 'FIGO, the International Federation of Gynecology and Obstetrics'
export const rcog = 'RCOG, the Royal College of Obstetricians and Gynaecologists'
export const myth = 'Myth'
export const fact = <Part>({ strong, text }: { readonly strong: (text: string) => Part; readonly text: string }): readonly (string | Part)[] => [strong('Fact:'), ' ', `${text}`]
export const doctor = 'Doctor'
export const tip = 'Tip'
export const takeCare = 'Take care'
export const done = ({ done, total }: { readonly done: string; readonly total: string }): string => `${done} of ${total} done`
export const clearTicks = 'Clear ticks'
export const notKept = 'Not kept'
export const noRoom = 'This phone has no room left or blocks storage.'
