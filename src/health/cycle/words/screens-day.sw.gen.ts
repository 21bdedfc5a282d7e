// Written by `npm run messages` from the catalogue beside it.

export const howIsToday = 'Hali yako ikoje leo?'
export const whatToLog = 'Cha kurekodi'
export const flow = 'Kiasi cha damu'
export const spotting = 'Matone'
export const light = 'Kidogo'
export const medium = 'Wastani'
export const heavy = 'Kingi'
export const mood = 'Hisia'
export const morePremium = ({ count }: { readonly count: string }): string => `${count} zaidi kwa Premium`
export const pain = 'Maumivu'
export const worthAWord = 'Inafaa kumwambia muuguzi'
export const soaked = 'Pedi au tampon iliyolowa kabisa ndani ya saa mbili'
export const bledAfterSex = 'Kutokwa na damu baada ya ngono'
export const notes = 'Maelezo'
export const notesHint = 'Siku hii ilikuwaje?'
export const charactersLeft = ({ count }: { readonly count: string }): string => `Herufi ${count} zimebaki`
export const stillToCome = 'Siku hii bado haijafika. Unaweza kuirekodi itakapofika.'
export const notSaved = 'Bado hai­ja­hi­fa­dhiwa'
export const savedAtOnce = 'Kila unachogusa huhifadhiwa mara moja.'
export const saveToday = 'Hifadhi leo'
export const saveDay = ({ day }: { readonly day: string }): string => `Hifadhi ${day}`
