// Written by `npm run messages` from the catalogue beside it.

export const contraception = 'Contraception'
export const none = 'None'
export const change = 'Change'
export const addMethod = 'Add a method'
export const emergencyContraception = 'Emergency contraception'
export const missedPill = 'Missed a pill?'
export const hadItToday = 'I had it today'
export const toBeReplaced = ({ day }: { readonly day: string }): string => `To be replaced by ${day}. The date on your clinic’s card comes first.`
export const method = 'Method'
export const since = 'Since'
export const wrongDay = 'This day has not come yet, or is none.'
export const kindOfPill = 'Kind of pill'
export const kindOfPillHint = 'How late it may be taken'
export const lastInjection = 'Day of the last injection'
export const replacedBy = 'To be replaced by'
export const replacedByHint = 'As your clinic’s card says'
export const staysHere = 'It stays on this phone, like your log. Turn on its reminder in the settings.'
export const save = 'Save'
export const bestFirst = 'After sex without protection, or when it failed. Best first:'
export const way = <Part>({ b, text, title }: { readonly b: (text: string) => Part; readonly text: string; readonly title: string }): readonly (string | Part)[] => [b(`${title}.`), ' ', `${text}`]
export const sources = 'Sources: WHO, Emergency contraception; NHS; FSRH.'
export const tookPill = 'I took a pill'
export const on = 'On'
export const pack = 'Pack'
export const packUnknown = 'I do not know'
export const packHint = 'With Qlaira or Zoely choose “I do not know”: they have rules of their own.'
export const packStart = 'First pill of this pack'
export const packStartHint = 'If you are in the break: of the pack before it'
export const packIntent = 'Is this a new pack?'
export const correctsPack = 'No, I correct the pack that I am on'
export const beginsPack = 'Yes, I began a new pack'
export const newPackStart = 'First pill of the new pack'
export const pillOf = ({ day, pills }: { readonly day: string; readonly pills: string }): string => `Pill ${day} of ${pills}`
export const pauseOf = ({ day, days }: { readonly day: string; readonly days: string }): string => `Break, day ${day} of ${days}`
export const packOf = ({ days, pills }: { readonly days: string; readonly pills: string }): string => `${pills} pills, then a break of ${days}`
export const packWithoutBreak = ({ pills }: { readonly pills: string }): string => `${pills} pills, without a break`
export const inPack = ({ day, where }: { readonly day: string; readonly where: string }): string => `${where}. Next pack: ${day}`
export const tookToday = 'I took today’s pill'
export const takenToday = 'Today’s pill: taken'
export const takenLateToday = 'Today’s pill: taken late'
export const undoToday = 'Undo today’s pill'
export const notTicked = ({ day }: { readonly day: string }): string => `Not ticked: ${day}`
export const tookIt = 'I took it'
export const tookItOn = ({ day }: { readonly day: string }): string => `I took it: the pill of ${day}`
export const lateOn = ({ day, late }: { readonly day: string; readonly late: string }): string => `${late}: the pill of ${day}`
export const dayLate = 'A day late'
export const hoursLate = ({ hours }: { readonly hours: string }): string => `Over ${hours} hours late`
export const startPack = 'I start a new pack today'
export const pillSaved = ({ day }: { readonly day: string }): string => `Pill of ${day}: taken`
export const where = 'Not sure? Ask a pharmacist or a nurse, or call:'
export const packStarted = 'A new pack began today'
export const tookPillOf = ({ day }: { readonly day: string }): string => `I took the pill of ${day}`
export const stillInTime = ({ day }: { readonly day: string }): string => `The pill of ${day} can still be taken in time. It comes first.`
export const returnDate = 'Next injection due'
export const returnDateHint = 'As your clinic’s card says. Leave it empty if you do not know: 13 weeks are counted.'
export const condomsToo = 'Condoms as well'
export const condomIntent = 'Condoms'
export const condomBeside = ({ method }: { readonly method: string }): string => `As well as: ${method}`
export const condomInstead = ({ method }: { readonly method: string }): string => `In place of: ${method}`
export const returnDateWrong = 'A card gives a day 3 to 16 weeks after the last injection.'
