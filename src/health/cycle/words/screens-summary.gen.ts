// Written by `npm run messages` from the catalogue beside it.

export const intro = 'This page is made on your phone and sent nowhere. Show it, print it, or share it yourself. To save it as a PDF, choose that in the print window.'
export const print = 'Print or save as PDF'
export const share = 'Share as text'
export const save = 'Save as text'
export const byHand = 'Name: ______________________ Date of birth: ______________'
