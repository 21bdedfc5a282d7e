// Written by `npm run messages` from the catalogue beside it.

export const deletedOn = ({ day }: { readonly day: string }): string => `Akaunti yako itafutwa ${day}.`
export const aboutToBeDeleted = 'Akaunti yako inakaribia kufutwa.'
export const postsDeleted = 'Machapisho yako ya udaku yatafutwa pia, moja baada ya lingine katika wiki mbili zitakazofuata: hakuna kita­ka­choo­nye­sha kuwa yalikuwa yako.'
export const postsStay = 'Machapisho yako ya udaku yatabaki, bila mwandishi.'
export const untilThen = 'Hadi wakati huo kila kitu kinafanya kazi kama awali.'
export const keepAccount = 'Acha akaunti yangu'
export const accountStays = 'Akaunti yako inabaki'
export const accountStaysText = 'Hakuna chochote chake kilichofutwa.'
export const accountDeleted = 'Akaunti yako imefutwa'
