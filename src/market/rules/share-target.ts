/** The web share target, used by the manifest and by the service worker. */

/** A share request to this path never renders a page: the worker stores the content and redirects. */
export const sharePath = '/second-hand'

export const sharedFields = { title: 'title', text: 'text', url: 'url', photos: 'photos' } as const

/** What is kept of a share, which any website can send as a form: as much as a listing can have of it. */
export const shareLimits = { characters: 4_000, photoMegabytes: 20 } as const

/** The URL of the form with the shared content. */
export const sharedListingAddress = `${sharePath}?form=shared`
