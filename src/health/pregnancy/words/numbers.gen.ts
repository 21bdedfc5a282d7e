// Written by `npm run messages` from the catalogue beside it.

export const clinics = 'Clinics for young people'
export const clinicsText = 'Nobody there may tell your parents or your college what you asked. You can go alone, and ask for a woman or a man.'
export const sampleClinics = 'Entries that begin with “Sample” are examples, not real places. Ask the campus health centre for the nearest one.'
export const callClinic = ({ name }: { readonly name: string }): string => `Call ${name}`
