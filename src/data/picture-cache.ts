/** The cache in which the service worker stores uploaded pictures. */
export const pictureCache = 'comrade-pictures'
