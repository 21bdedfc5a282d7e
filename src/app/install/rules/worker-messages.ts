// Messages from a page to the service worker. Their values never change: an old page may talk to a new worker.
export const precacheRest = 'KEEP_REST'
export const repairPrecache = 'MEND'
