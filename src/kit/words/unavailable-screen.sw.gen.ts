// Written by `npm run messages` from the catalogue beside it.

export const onlineOnly = 'Sehemu hii ya Comrade hufanya kazi mtandaoni pekee, na sasa haipatikani. Angalia mtandao wako, kisha ujaribu tena.'
