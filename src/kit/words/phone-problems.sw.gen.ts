// Written by `npm run messages` from the catalogue beside it.

export const missing = 'Hakuna nambari ya simu.'
export const impossible = 'Nambari hii ya simu haijakamilika au ina tarakimu isiyo sahihi.'
