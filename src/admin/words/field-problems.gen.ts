// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../kit/words/message-forms.ts'

export const no = 'No'
export const yes = 'Yes'
export const contactIncomplete = 'Write a name, a colon and a number, like Campus Clinic: 0700 000 090.'
export const contactTooLong = ({ max }: { readonly max: string }): string => `At most ${max} characters before and after the colon.`
export const contactOtherNumber = 'It has another number among the contacts. Change it there, too.'
export const contact = ({ line, problem }: { readonly line: string; readonly problem: string }): string => `“${line}”: ${problem}`
export const missing = 'Please fill this in.'
export const noCategory = 'Choose a category.'
export const noWholeNumber = 'Write a whole number, 0 or more.'
export const noSigned = ({ max }: { readonly max: string }): string => `Write a whole number from -${max} to ${max}.`
export const noRating = ({ max }: { readonly max: string }): string => `Write a number from 0 to ${max}, like 4.5.`
export const noPicture = 'Choose the image once more.'
export const noPhotos = 'Choose the photos once more.'
export const noSlug = '2 to 20 small letters, digits or hyphens, a letter first.'
export const noUrl = 'Write an address that starts with https://.'
export const noHours = 'Write days and hours, like Monday to Saturday, 8AM to 8PM.'
export const noDate = 'Choose a day.'
export const farDate = 'Choose a day from 2020 to 2099.'
export const noShop = 'Choose a shop of this campus.'
export const noLink = 'Write a screen of this app, like /e-shop, or an address that starts with https://.'
export const oneMistake = 'One of them has a mistake.'
export const someMistakes = 'Some of them have mistakes.'
export const noColour = 'Choose a colour.'
export const tooLong = ({ max }: { readonly max: string }): string => `At most ${max} characters.`
export const tooHigh = ({ max }: { readonly max: string }): string => `At most ${max}.`
export const tooMany = ({ max }: { readonly max: string }): string => `At most ${max} entries.`
export const tooManyPhotos = ({ max }: { readonly max: string }): string => `At most ${max} photos.`
export const photoCount = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} photo`, 'other': `${count.toLocaleString('en-KE')} photos` })}`
export const listTooMany = ({ max }: { readonly max: string }): string => `A list has at most ${max} entries.`
export const listTooLarge = ({ max }: { readonly max: string }): string => `A list has at most ${max} kB, because every phone stores it. Shorten some texts.`
export const busy = 'Others are saving this list at the same time. Try again.'
export const unreadable = ({ issues }: { readonly issues: string }): string => `Phones could not show this: ${issues}`
export const numberOfCampus = ({ name, number }: { readonly name: string; readonly number: string }): string => `The number of ${name} is the campus’s own: ${number}. Change it under Campuses, and it changes everywhere.`
