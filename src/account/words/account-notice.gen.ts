// Written by `npm run messages` from the catalogue beside it.

export const readMore = 'Read more'
export const stillHere = 'What is on this phone only is still here: your cart, your orders and your cycle log.'
export const notDone = 'Not done'
export const sessionEnded = 'Your session has ended. What you saved is kept.'
export const unfinished = 'Your account needs a password.'
export const goOn = 'Choose one'
export const codeNeeded = 'Your account asks for the code of your authenticator app.'
export const enterCode = 'Enter it'
