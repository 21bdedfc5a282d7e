// Written by `npm run messages` from the catalogue beside it.

export const yourCampus = 'Kampasi yako'
export const intro = 'Udaku, soko, vyumba na maduka ni ya kampasi moja. Ambacho hujatuma bado hubaki na kampasi uli­yo­kia­ndi­kia.'
export const searchCampuses = 'Tafuta kampasi'
export const campuses = 'Kampasi'
export const nameAndTown = ({ name, town }: { readonly name: string; readonly town: string }): string => `${name}, ${town}`
