/** What the feed keeps with a person, by name. */
export const hiddenKey = 'gossip-hidden'
export const guidelinesKey = 'gossip-guidelines'
export const draftPhotoKey = 'gossip-draft-photo'
/** Own posts that were deleted: others may see them a while longer, their author not. */
export const deletedKey = 'gossip-deleted'
