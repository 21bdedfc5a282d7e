// Written by `npm run messages` from the catalogue beside it.

export const offline = 'This needs a connection, and Comrade cannot be reached right now. Connect, then try again.'
export const signIn = 'Please log in again first.'
export const secondFactor = 'This needs the code of your authenticator app first.'
export const tooOften = 'You have asked for this several times. Please try again later.'
export const busy = 'Our server is busy. Please try again in a moment.'
export const failed = 'That did not work. Please try again.'
export const everythingHeld = 'This is everything that Comrade’s server holds about your account, as it was at the time under "saved_at". The entries under "data" are named after what they hold.'
export const notInFile = 'What is on your phone only is not in this file: your cart, your orders, drafts, what has not been sent yet, and your cycle log. The cycle log has a backup of its own, in the settings of the tracker.'
export const timesInUtc = 'Times are in UTC. Whoever has this file can read it, so keep it where only you can open it.'
