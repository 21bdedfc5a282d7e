// Written by `npm run messages` from the catalogue beside it.

export const placeholder = 'Tafuta kila kitu...'
export const nothingFound = ({ words }: { readonly words: string }): string => `Hakuna kili­cho­pa­ti­kana kwa “${words}”.`
export const recent = 'Ulichotafuta karibuni'
export const clear = 'Futa'
export const popular = 'Yanayotafutwa sana'
export const popularAt = ({ campus }: { readonly campus: string }): string => `Yanayotafutwa sana ${campus}`
export const offline = 'Huna intaneti: unapata kili­cho­hi­fa­dhiwa kwenye simu hii.'
export const onPhone = 'Hupata kili­cho­hi­fa­dhiwa kwenye simu hii. Unachoandika hakitumwi.'
export const perMonth = ({ price }: { readonly price: string }): string => `${price} kwa mwezi`
export const emergencyCall = ({ name }: { readonly name: string }): string => `Dharura: ${name}`
