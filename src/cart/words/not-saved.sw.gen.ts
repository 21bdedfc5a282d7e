// Written by `npm run messages` from the catalogue beside it.

export const cart = 'Kikapu haki­ja­hi­fa­dhiwa'
export const other = 'Hai­ja­hi­fa­dhiwa'
export const noSpace = 'Simu hii haikuruhusu kuhifadhi. Futa baadhi ya vitu ili upate nafasi, kisha ujaribu tena.'
export const blocked = 'Kivinjari chako kinazuia kuhifadhi hapa. Kiruhusu kwa tovuti hii, au fungua Comrade katika dirisha la kawaida.'
