/** How another app hands something over to be sold here: read by the manifest and by the worker that answers. */

/** Nothing is shown at it for such a request: the worker keeps what came and leads on. */
export const sharePath = '/second-hand'

export const sharedFields = { title: 'title', text: 'text', url: 'url', photos: 'photos' } as const

/** Where the form opens that takes up what was shared. */
export const sharedListingAddress = `${sharePath}?form=shared`
