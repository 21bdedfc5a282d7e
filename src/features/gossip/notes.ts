/** What the feed keeps with a person, by name. */
export const hiddenNote = 'gossip-hidden'
export const guidelinesNote = 'gossip-guidelines'
export const draftPhotoNote = 'gossip-draft-photo'
