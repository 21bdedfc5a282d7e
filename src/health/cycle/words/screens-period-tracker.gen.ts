// Written by `npm run messages` from the catalogue beside it.

export const title = 'Period Tracker'
export const tabs = 'Period tracker'
export const atAGlance = 'Today at a glance'
export const day = ({ day }: { readonly day: string }): string => `Day ${day}`
export const wasExpected = 'It was expected'
export const today = 'Today'
export const moreToLog = 'More to log'
