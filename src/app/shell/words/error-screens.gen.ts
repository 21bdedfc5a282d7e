// Written by `npm run messages` from the catalogue beside it.

export const broken = 'This screen could not be shown. What you saved on this phone is safe.'
export const missing = 'This screen could not be loaded. What you saved on this phone is safe.'
export const offline = 'This screen could not be loaded, and there is no connection now. What you saved on this phone is safe.'
export const notFound = 'The page you\'re looking for doesn\'t exist or has been moved.'
export const goBack = 'Go Back'
