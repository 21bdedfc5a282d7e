// Written by `npm run messages` from the catalogue beside it.

export const filterAndSort = 'Filter and sort'
export const sortBy = 'Sort by'
export const newestFirst = 'Newest first'
export const cheapestFirst = 'Price: low to high'
export const dearestFirst = 'Price: high to low'
export const condition = 'Condition'
export const anyCondition = 'Any condition'
export const lowestPrice = 'Lowest price'
export const highestPrice = 'Highest price'
export const aboveHighest = 'More than the highest price'
export const belowLowest = 'Less than the lowest price'
export const noAmount = 'Write an amount, like 1,250.'
export const showSold = 'Show sold items too'
export const clearFilters = 'Clear filters'
export const showItems = 'Show items'
export const showFound = ({ count }: { readonly count: string }): string => `Show items (${count})`
export const closeItem = 'Close item'
export const atCampus = ({ campus }: { readonly campus: string }): string => `At ${campus}`
export const otherCampus = ({ campus }: { readonly campus: string }): string => `This item is for sale at another campus. Yours is ${campus}; you can change it in Profile.`
export const category = 'Category'
export const location = 'Location'
export const listed = 'Listed'
export const moreFrom = ({ seller }: { readonly seller: string }): string => `More from ${seller}`
export const report = 'Report'
export const whatIsWrong = 'What is wrong?'
export const onlyOurTeam = 'Only our team sees your report.'
export const cancel = 'Cancel'
export const sendReport = 'Send report'
export const deleteTitle = 'Delete item'
export const keepItem = 'Keep item'
export const deleteQuestion = 'Are you sure you want to delete this item?'
export const deleteLabel = 'Delete'
export const editItem = 'Edit Item'
export const closeForm = 'Close form'
export const saveChanges = 'Save Changes'
export const sellerNamed = ({ name }: { readonly name: string }): string => `Buyers see your name, ${name}, from Profile. This phone fills in your place and number the next time.`
export const sellerNameless = 'Buyers do not see a name: you have none in Profile. This phone fills in your place and number the next time.'
export const missing = 'Please fill this in.'
export const tooLong = 'This is too long.'
export const noShillings = 'Write an amount in shillings, like 1,250.'
export const tooHigh = 'This price is too high.'
export const use = ({ amount }: { readonly amount: string }): string => `Use ${amount}`
export const chooseOne = 'Choose one'
export const optionalLabel = <Part>({ label, optional }: { readonly label: string; readonly optional: (text: string) => Part }): readonly (string | Part)[] => [`${label}`, ' ', optional('(optional)')]
export const keepNumber = 'Leave it empty to keep your number.'
export const numberShown = 'Shown to those who ask for it, one at a time.'
export const originalPriceUse = 'What it cost new, if you want buyers to compare.'
export const photos = 'Photos'
export const photo = ({ number }: { readonly number: string }): string => `Photo ${number}`
export const removePhoto = ({ number }: { readonly number: string }): string => `Remove photo ${number}`
export const addPhotos = 'Add photos'
export const photoLimits = ({ limit }: { readonly limit: string }): string => `Up to ${limit}. PNG, JPG up to 10MB each`
export const preparingPhotos = 'Preparing photos...'
export const photosOf = ({ count, limit }: { readonly count: string; readonly limit: string }): string => `${count} of ${limit} photos`
export const unreadablePhoto = ({ file }: { readonly file: string }): string => `${file} is not a picture that this phone can read.`
export const photoTooLarge = ({ file, limit }: { readonly file: string; readonly limit: string }): string => `${file} is larger than ${limit} MB.`
export const photoTooManyPixels = ({ file, limit }: { readonly file: string; readonly limit: string }): string => `${file} has more than ${limit} megapixels.`
export const photoTooNarrow = ({ file, ratio }: { readonly file: string; readonly ratio: string }): string => `${file} is more than ${ratio} times as long as wide. Cut out the part that matters.`
export const photoNotAdded = 'Photo not added'
