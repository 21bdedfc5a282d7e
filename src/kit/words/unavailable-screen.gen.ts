// Written by `npm run messages` from the catalogue beside it.

export const onlineOnly = 'This part of Comrade works only online, and cannot be reached right now. Check your connection, then try again.'
