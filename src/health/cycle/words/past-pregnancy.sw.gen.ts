// Written by `npm run messages` from the catalogue beside it.

export const change = 'Badilisha'
export const changeOf = ({ span }: { readonly span: string }): string => `Badilisha ujauzito wa ${span}`
export const remove = 'Ondoa'
export const removeOf = ({ span }: { readonly span: string }): string => `Ondoa ujauzito wa ${span}`
export const removed = 'Ujauzito umeondolewa'
export const undo = 'Tendua'
export const from = 'Siku ya kwanza ya hedhi iliyotangulia'
export const to = 'Siku ulipoisha'
export const ended = 'Ulivyoisha'
export const birth = 'Mtoto alizaliwa'
export const loss = 'Mimba ilitoka'
export const save = 'Hifadhi'
export const noDay = 'Chagua siku.'
export const notComeYet = 'Siku hii bado haijafika.'
export const endsBefore = 'Unaisha kabla ya kuanza.'
