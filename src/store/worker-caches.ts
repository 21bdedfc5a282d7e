/** The cache in which the service worker stores uploaded pictures. */
export const pictureCache = 'comrade-pictures'

/** The cache in which it stores the catalogues of campuses that do not ship with the app. */
export const catalogueCache = 'comrade-catalogues'

/** The cache in which a page stores the language that it asks for. */
export const languageCache = 'comrade-language'
