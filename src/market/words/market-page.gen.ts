// Written by `npm run messages` from the catalogue beside it.

export const sellItem = 'Sell Item'
export const logInToSell = 'Please log in to sell it'
export const sharedWaits = 'What you shared waits on this phone, and comes into the form as soon as you are logged in.'
export const sharedNotKept = 'This phone could not keep what you shared. Log in, then add it here again.'
export const loadFailed = 'Failed to load marketplace items'
export const savedItems = 'Saved items'
export const categories = 'Categories'
export const shelves = 'Shelves'
export const filterAndSort = 'Filter and sort'
export const filterAndSortUsed = <Part>({ count, words }: { readonly count: string; readonly words: (text: string) => Part }): readonly (string | Part)[] => [words('Filter and sort'), ' (', `${count}`, ')']
export const unknownItem = 'This item is not on this phone. It opens as soon as Comrade can be reached.'
export const nothingSaved = 'Nothing saved yet. Touch the heart of an item, and you find it here.'
export const savedGone = ({ count }: { readonly count: string }): string => `Saved items that are no longer here: ${count}`
export const savedAway = ({ count }: { readonly count: string }): string => `Saved items that are not on this phone now: ${count}. They come when Comrade can be reached, or belong to another campus.`
export const remove = 'Remove'
export const logInForOwn = 'Please log in to view your listings.'
export const nothingListed = 'You haven\'t listed any items yet.'
export const listFirstItem = 'List Your First Item'
export const myListings = 'My Listings'
export const view = ({ title }: { readonly title: string }): string => `View: ${title}`
export const photoCount = <Part>({ count, hidden }: { readonly count: string; readonly hidden: (text: string) => Part }): readonly (string | Part)[] => [`${count}`, hidden(' photos')]
export const formerPrice = <Part>({ former, hidden, price }: { readonly former: (text: string) => Part; readonly hidden: (text: string) => Part; readonly price: string }): readonly (string | Part)[] => [hidden(', before '), former(`${price}`)]
export const seller = <Part>({ hidden, name, seller }: { readonly hidden: (text: string) => Part; readonly name: (text: string) => Part; readonly seller: string }): readonly (string | Part)[] => [hidden('Seller: '), name(`${seller}`)]
export const location = 'Location'
export const listed = 'Listed'
export const locationToCome = 'Campus'
export const ageToCome = 'Now'
export const like = ({ title }: { readonly title: string }): string => `Like: ${title}`
export const contactSeller = 'Contact Seller'
export const contactSellerOf = ({ title }: { readonly title: string }): string => `Contact Seller: ${title}`
export const reachSeller = ({ title }: { readonly title: string }): string => `Reach the seller: ${title}`
export const call = 'Call'
export const orAsk = 'Or ask on WhatsApp:'
export const lastPrice = 'What is your last price?'
export const whenToSee = 'When can I see it?'
export const status = ({ title }: { readonly title: string }): string => `Status: ${title}`
export const edit = 'Edit'
export const editItem = ({ title }: { readonly title: string }): string => `Edit: ${title}`
export const deleteLabel = 'Delete'
export const deleteItem = ({ title }: { readonly title: string }): string => `Delete: ${title}`
export const undo = 'Undo'
export const waiting = 'Waiting to be sent'
export const notAccepted = <Part>({ why }: { readonly why: (text: string) => Part }): readonly (string | Part)[] => ['Not accepted. ', why('See why')]
