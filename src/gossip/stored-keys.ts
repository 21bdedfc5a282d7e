/** Keys of the feed's values in the user's database. */
export const hiddenKey = 'gossip-hidden'
export const guidelinesKey = 'gossip-guidelines'
export const draftPhotoKey = 'draft/gossip-photo'
/** The user's own deleted posts, hidden from them while others may still see them. */
export const deletedKey = 'gossip-deleted'
/** What the user has read of a tab, by campus. Signing out deletes it as it does drafts. */
export const readKey = 'draft/gossip-read'
