// Written by `npm run messages` from the catalogue beside it.

import { select } from '../../kit/words/message-forms.ts'

export const halfSaved = 'The rental is saved, but not all of its photos. Press Save to go on.'
export const typedIsKept = 'What you typed is kept.'
export const clear = 'Clear'
export const cancelEdit = 'Cancel edit'
export const uploading = 'Uploading...'
export const save = 'Save'
export const noShop = 'No shop'
export const chooseOne = 'Choose one'
export const itsShop = 'The shop it has'
export const parts = ({ what }: { readonly what: string }): string => `${select(what, { 'services': 'Services', 'other': 'Products' })}`
export const newPart = ({ what }: { readonly what: string }): string => `${select(what, { 'services': 'New service', 'other': 'New product' })}`
export const addPart = ({ what }: { readonly what: string }): string => `${select(what, { 'services': 'Add a service', 'other': 'Add a product' })}`
export const removeNamed = ({ name }: { readonly name: string }): string => `Remove ${name}`
export const remove = 'Remove'
export const photosUploaded = ({ count }: { readonly count: string }): string => `${count} photos uploaded successfully`
export const imageUploaded = 'Image uploaded successfully'
export const addPhotos = 'Add photos'
export const replaceImage = 'Replace image'
export const uploadImage = 'Upload image'
export const upToImages = ({ max }: { readonly max: string }): string => `Up to ${max} images, 10 MB each. The primary one is shown first.`
export const anImage = 'An image of up to 10 MB.'
export const photo = ({ number }: { readonly number: string }): string => `Photo ${number}`
export const image = 'Image'
export const removePhoto = ({ number }: { readonly number: string }): string => `Remove photo ${number}`
export const removeImage = 'Remove image'
export const primary = 'Primary'
export const makePhotoPrimary = ({ number }: { readonly number: string }): string => `Make photo ${number} primary`
export const makePrimary = 'Make primary'
export const uploadingOf = ({ current, total }: { readonly current: string; readonly total: string }): string => `Uploading ${current} of ${total}`
export const notUploaded = 'Not uploaded'
export const empty = 'Empty'
export const deletedMeanwhile = 'It was deleted meanwhile'
export const leaveDeleted = 'Leave it deleted'
export const addAgain = 'Add it again'
export const deletedWhileEditing = 'Somebody deleted this item while you were editing it. Your version is not saved yet.'
export const changedMeanwhile = 'It was changed meanwhile'
export const takeTheirs = 'Take theirs'
export const keepMine = 'Keep mine'
export const changedWhileEditing = 'Somebody saved another version of this item while you were editing it. Nothing of yours is saved yet.'
export const whatDiffers = 'What differs'
export const yours = 'Yours'
export const theirs = 'Theirs'
export const itemDeleted = 'Item deleted successfully'
export const deleteItem = 'Delete item'
export const deleteIt = 'Delete'
export const sureToDelete = 'Are you sure you want to delete this item?'
export const anotherImage = 'another image'
export const emptyValue = 'empty'
export const savedAgain = 'Somebody saved it again.'
export const shippedIsBack = 'The shipped list is back'
export const backToShipped = 'Back to the shipped list'
export const deleteEdited = 'Delete what was edited'
export const putBackText = 'All that was changed in this list is deleted, and phones show the list that came with the app. Save it as a file first if you may want it again.'
export const shippedText = 'This is the list that comes with the app. What you save here replaces it on all phones of this campus.'
export const editedText = 'Phones of this campus show this list in place of the one that comes with the app.'
