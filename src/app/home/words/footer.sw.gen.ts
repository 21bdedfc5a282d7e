// Written by `npm run messages` from the catalogue beside it.

export const onAndOffCampus = ({ tagline }: { readonly tagline: string }): string => `${tagline}, ndani na nje ya kampasi.`
export const followUs = 'Tufuate'
export const quickLinksLabel = 'Viungo vya haraka'
export const quickLinks = 'Viungo vya Haraka'
export const about = 'Kuhusu'
export const contact = 'Mawasiliano'
export const terms = 'Masharti'
export const privacy = 'Faragha'
export const contactInfo = 'Maelezo ya Mawasiliano'
export const officialWebsite = 'Tovuti rasmi'
export const notAffiliated = ({ app, year }: { readonly app: string; readonly year: string }): string => `© ${year} ${app}. Haihusiani na chuo kikuu chochote.`
