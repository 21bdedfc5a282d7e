// Written by `npm run messages` from the catalogue beside it.

export const all = 'Zote'
export const bedsitter = 'Bedsitter'
export const hostel = 'Hosteli'
export const oneBedroom = 'Chumba 1'
export const twoBedroom = 'Vyumba 2'
export const singleRoom = 'Chumba Kimoja'
