// Written by `npm run messages` from the catalogue beside it.

export const samples = 'Nambari zinazoanza na +254 700 000 ni za mfano: hazimfikii mtu yeyote.'
