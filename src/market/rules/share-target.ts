/**
 * The web share target, used by the manifest and the service worker. The build and the local server load it without a
 * bundler, so it must not import through `@/`.
 */

/** A share request to this path never renders a page: the worker stores the content and redirects. */
export const sharePath = '/second-hand'

export const sharedFields = { title: 'title', text: 'text', url: 'url', photos: 'photos' } as const

/** Limits what is stored to what a listing can hold, because any website can send a share request as a form. */
export const shareLimits = { characters: 4_000, photoMegabytes: 20 } as const

/** The URL of the form with the shared content. */
export const sharedListingAddress = `${sharePath}?form=shared`
