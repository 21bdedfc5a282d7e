// Written by `npm run messages` from the catalogue beside it.

export const title = 'Fuatilia ujauzito'
export const intro = 'Taja jambo moja unalolijua, na Comrade itahesabu wiki. Una­pou­fua­ti­lia, makadirio na vikumbusho vya hedhi husimama. Rekodi inahifadhiwa katika akaunti yako, na ni wewe tu unayeweza kuisoma.'
export const countFrom = 'Hesabu kutoka'
export const fullWeeks = 'Wiki kamili'
export const weeksRange = ({ last }: { readonly last: string }): string => `1 hadi ${last}`
export const andDays = 'na siku'
export const daysRange = '0 hadi 6, ukijua'
export const firstDay = 'Siku ya kwanza ya hedhi yako ya mwisho'
export const dueDate = 'Tarehe ya kujifungua'
export const conceptionDay = 'Siku ya kutungwa kwa mimba'
export const dueDateHint = 'Kama kliniki yako au ultrasound ili­vyoio­nye­sha.'
export const preview = ({ age, due }: { readonly age: string; readonly due: string }): string => `Leo: ${age}. Mtoto anatarajiwa karibu na ${due}.`
export const submit = 'Anza kufuatilia'
export const estimate = 'Haya ni makadirio. Tarehe kutoka kliniki yako au ultrasound ni bora, na unaweza kuiweka wakati wowote.'
