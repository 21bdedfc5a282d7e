// Written by `npm run messages` from the catalogue beside it.

export const onAndOffCampus = ({ tagline }: { readonly tagline: string }): string => `${tagline}, on and off campus.`
export const followUs = 'Follow us'
export const quickLinksLabel = 'Quick links'
export const quickLinks = 'Quick Links'
export const about = 'About'
export const contact = 'Contact'
export const terms = 'Terms'
export const privacy = 'Privacy'
export const contactInfo = 'Contact Info'
export const officialWebsite = 'Official website'
export const notAffiliated = ({ app, year }: { readonly app: string; readonly year: string }): string => `© ${year} ${app}. Not affiliated with a university.`
