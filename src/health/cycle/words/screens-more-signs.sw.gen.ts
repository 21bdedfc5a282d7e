// Written by `npm run messages` from the catalogue beside it.

export const medicines = 'Dawa uliyotumia'
export const medicinesHint = 'Paracetamol 500 mg'
export const ownSymptoms = 'Dalili nyingine'
export const ownSymptomsHint = 'Kwa maneno yako'
export const another = ({ label }: { readonly label: string }): string => `${label}: nyingine`
export const add = 'Ongeza'
export const sex = 'Ngono'
export const pregnancyTest = 'Kipimo cha ujauzito'
export const ovulationTest = 'Kipimo cha kutolewa kwa yai'
export const mucus = 'Ute'
export const temperature = 'Joto la mwili ukiamka (°C)'
export const wasItDisturbed = 'Je, kitu kiliathiri kipimo?'
export const disturbed = 'Homa, usingizi mfupi au pombe'
export const weight = 'Uzito (kg)'
export const outOfBounds = ({ max, min }: { readonly max: string; readonly min: string }): string => `Nambari kuanzia ${min} hadi ${max}`
export const canConfirm = 'Joto la mwili na ute kwa pamoja vinaweza kuthibitisha baadaye kwamba yai lilitolewa, kwa kanuni za Sensiplan. Haya ni makadirio, si njia ya kupanga uzazi.'
