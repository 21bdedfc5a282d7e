// Written by `npm run messages` from the catalogue beside it.

export const everything = 'Polisi, zimamoto, ambulensi'
export const fromMobile = 'Hizo hizo, kwa simu ya mkononi'
