// Written by `npm run messages` from the catalogue beside it.

export const medicines = 'Medicine taken'
export const medicinesHint = 'Paracetamol 500 mg'
export const ownSymptoms = 'Other symptoms'
export const ownSymptomsHint = 'In your own words'
export const another = ({ label }: { readonly label: string }): string => `${label}: another`
export const add = 'Add'
export const sex = 'Sex'
export const pregnancyTest = 'Pregnancy test'
export const ovulationTest = 'Ovulation test'
export const mucus = 'Mucus'
export const temperature = 'Temperature on waking (°C)'
export const wasItDisturbed = 'Was it disturbed?'
export const disturbed = 'Fever, a short night or alcohol'
export const weight = 'Weight (kg)'
export const outOfBounds = ({ max, min }: { readonly max: string; readonly min: string }): string => `A number from ${min} to ${max}`
export const canConfirm = 'Temperature and mucus together can confirm an ovulation afterwards, by the rules of Sensiplan. This is an estimate, not contraception.'
