// Written by `npm run messages` from the catalogue beside it.

export const deletedOn = ({ day }: { readonly day: string }): string => `Your account will be deleted on ${day}.`
export const aboutToBeDeleted = 'Your account is about to be deleted.'
export const postsDeleted = 'Your gossip posts will be deleted, too, one by one in the two weeks after: nothing then tells that they were yours.'
export const postsStay = 'Your gossip posts will stay, without any author.'
export const untilThen = 'Until then everything works as before.'
export const keepAccount = 'Keep my account'
export const accountStays = 'Your account stays'
export const accountStaysText = 'Nothing of it is deleted.'
export const accountDeleted = 'Your account has been deleted'
