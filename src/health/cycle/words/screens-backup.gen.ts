// Written by `npm run messages` from the catalogue beside it.

export const backup = 'Backup'
export const intro = ({ state }: { readonly state: string }): string => `Your log is on this phone alone. Lose the phone, and only a backup brings it back. ${state}`
export const nothingYet = 'There is nothing to back up yet.'
export const noneYet = 'You have not made a backup yet.'
export const holdsAll = ({ day }: { readonly day: string }): string => `Your last backup is of ${day}. It holds everything.`
export const loggedSince = ({ day }: { readonly day: string }): string => `Your last backup is of ${day}. You have logged more since.`
export const withPassphrase = 'With a passphrase'
export const withPassphraseHint = 'Only the passphrase opens the file. Forgotten, the file is lost.'
export const without = 'Without'
export const withoutHint = 'Whoever has the file can read your log.'
export const passphrase = 'Passphrase'
export const passphraseAgain = 'Passphrase again'
export const tooShort = ({ count }: { readonly count: string }): string => `At least ${count} characters`
export const notTheSame = 'This is not the same.'
export const save = 'Save backup'
export const share = 'Share…'
export const made = 'Backup made'
export const inDownloads = ({ file }: { readonly file: string }): string => `${file} is in your downloads.`
export const keepIt = 'Keep it where you will find it again.'
export const failed = 'The backup could not be made. Please try again.'
