/** What the feed keeps with a person, by name. */
export const hiddenNote = 'gossip-hidden'
export const guidelinesNote = 'gossip-guidelines'
export const draftPhotoNote = 'gossip-draft-photo'
/** Own posts that were deleted: others may see them a while longer, their author not. */
export const deletedNote = 'gossip-deleted'
