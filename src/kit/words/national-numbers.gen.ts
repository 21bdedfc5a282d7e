// Written by `npm run messages` from the catalogue beside it.

export const atCampus = ({ campus }: { readonly campus: string }): string => `At ${campus}`
export const anywhere = 'Anywhere in Kenya'
export const police = 'Police, fire, ambulance: free'
export const mobile = 'The same, from a mobile: free'
export const redCross = 'Kenya Red Cross: counselling and emergencies'
export const befrienders = 'Befrienders Kenya: somebody who listens'
export const violence = 'Violence and abuse, helpline of HAK: free'
export const one2one = 'one2one: health questions of young people'
export const lastConfirmed = ({ date, source }: { readonly date: string; readonly source: string }): string => `Last confirmed in a document of ${date}: ${source}`
export const undated = ({ source }: { readonly source: string }): string => `Found in a document without a date: ${source}`
export const notCalled = ({ date }: { readonly date: string }): string => `We looked for these documents in ${date}. We have not called the lines.`
export const august2022 = 'August 2022'
export const july2023 = 'July 2023'
export const october2024 = 'October 2024'
export const year2014 = 'about 2014'
export const november2026 = 'November 2026'
