// Written by `npm run messages` from the catalogue beside it.

export const all = 'All'
export const bedsitter = 'Bedsitter'
export const hostel = 'Hostel'
export const oneBedroom = '1 Bedroom'
export const twoBedroom = '2 Bedroom'
export const singleRoom = 'Single Room'
