// Written by `npm run messages` from the catalogue beside it.

export const open = 'Danger signs and help'
export const title = 'Get help at once'
export const intro = 'If you have any of these, go to a clinic or hospital now, day or night:'
export const introPregnant = 'If you have any of these, go to a clinic or hospital now, day or night, whatever the week:'
export const ifPregnant = 'If you are pregnant, or may be'
export const afterBirth = 'In the weeks and months after a birth'
export const afterLoss = 'In the weeks after a loss'
export const cannotWait = 'None of these can wait. Get help at once, day or night:'
export const call999 = 'Call 999'
