// Written by `npm run messages` from the catalogue beside it.

export const wholeAddress = 'Hii si anwani kamili ya barua pepe. Iandike hivi: joy@example.com.'
