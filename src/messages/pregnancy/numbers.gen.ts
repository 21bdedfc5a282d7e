// Written by `npm run messages` from the catalogue beside it.

export const moreNumbers = 'More numbers'
export const source1195 = '1195: APO International, October 2024'
export const source1199 = '1199: Ministry of Health, April 2020'
export const source1190 = '1190: one2one’s website, about 2014'
export const sourceBefrienders = 'Befrienders Kenya: public directories, without a date'
export const sources = ({ sources }: { readonly sources: string }): string => `Where we found these lines, and when: ${sources}. We have not called them.`
export const clinics = 'Clinics for young people'
export const clinicsText = 'Nobody there may tell your parents or your college what you asked. You can go alone, and ask for a woman or a man.'
export const sampleClinics = 'Entries that begin with “Sample” are examples, not real places. Ask the campus health centre for the nearest one.'
export const callClinic = ({ name }: { readonly name: string }): string => `Call ${name}`
