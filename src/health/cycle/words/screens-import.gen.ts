// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const takeIn = 'Take in a file'
export const whichFiles = 'A backup of Comrade, an export of Flo, Clue, drip, Fitbit, Natural Cycles, Ovumcy, Mensinator, My Calendar or Apple Health, or a table (CSV). You see what will change before it does.'
export const locksAtOnce = 'Your log locks as soon as you leave the app, and choosing a file leaves it. Choose a longer time under “Your PIN” first.'
export const chooseFile = 'Choose a file'
export const hasPassphrase = 'This backup was made with a passphrase.'
export const passphrase = 'Passphrase of the file'
export const doesNotOpen = 'It does not open. The passphrase is another one, or the file was changed.'
export const openFile = 'Open the file'
export const newerVersion = 'This backup was made by a newer version of Comrade. Update the app, then try again.'
export const damaged = 'This backup is damaged: a part of it is missing. Try another copy of it.'
export const lockedZip = 'This archive asks for a password. Unpack it with your phone’s file manager, then choose the file inside.'
export const tooBig = 'This file is too big to be a log.'
export const notOurs = 'This is not a backup of Comrade, not an export that Comrade knows, and not a table (CSV).'
export const unreadable = 'This file cannot be read on this phone. Please try again.'
export const yourTable = 'your table'
export const columns = 'What does each column of your table mean?'
export const columnsOf = ({ name }: { readonly name: string }): string => `What does each column of “${name}” mean?`
export const datesOpen = 'This file does not say whether the day, the month or the year comes first.'
export const dates = 'How dates are written'
export const dayFirst = 'Day first: 3/4 is 3 April'
export const monthFirst = 'Month first: 3/4 is 4 March'
export const yearFirst = 'Year first: 26/4/3 is 3 April 2026'
export const needsDates = 'One column must hold the dates.'
export const tableLeftOut = 'A table without dates is left out.'
export const goOn = 'Go on'
export const emptyColumn = 'Empty'
export const samples = ({ samples }: { readonly samples: string }): string => `Such as: ${samples}`
export const willChange = ({ days, source }: { readonly days: string; readonly source: string }): string => `From ${source}: ${days}. This will change:`
export const added = 'added'
export const changed = 'changed'
export const unchanged = 'unchanged'
export const inBoth = 'Where a day is in both'
export const keepMine = 'Keep what is on this phone'
export const takeTheirs = 'Take what the file says'
export const combine = 'Keep mine, and put both notes together'
export const takeSettings = 'Take the file’s settings, too'
export const takeItIn = 'Take it in'
export const close = 'Close'
export const cancel = 'Cancel'
export const changesNothing = 'Everything in this file is in your log already.'
export const nothingRead = 'Nothing could be read from this file.'
export const onlyToCome = 'All that this file holds is still to come.'
export const mineStays = 'This file says something else for some entries. Yours stay.'
export const partThere = 'What could be read of this file is in your log already.'
export const takenIn = 'Taken in'
export const takenInText = ({ added, changed }: { readonly added: string; readonly changed: string }): string => `${added} added, ${changed} changed.`
export const and = ({ parts }: { readonly parts: string }): string => `And ${parts}.`
export const theSettings = 'the settings'
export const leftOutCycles = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} left-out cycle`, 'other': `${count.toLocaleString('en-KE')} left-out cycles` })}`
export const pastPregnancies = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} past pregnancy`, 'other': `${count.toLocaleString('en-KE')} past pregnancies` })}`
export const methods = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} method of contraception`, 'other': `${count.toLocaleString('en-KE')} methods of contraception` })}`
export const emergencyPills = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} emergency pill`, 'other': `${count.toLocaleString('en-KE')} emergency pills` })}`
export const pastPredictions = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} past prediction`, 'other': `${count.toLocaleString('en-KE')} past predictions` })}`
export const showNew = 'Show the new entries'
export const moreDays = ({ count }: { readonly count: number }): string => `and ${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} more day`, 'other': `${count.toLocaleString('en-KE')} more days` })}`
export const stillToCome = ({ days }: { readonly days: string }): string => `${days} still to come`
export const notesTooLong = ({ day }: { readonly day: string }): string => `${day}: both notes together are too long; yours stay`
export const line = ({ line, problem }: { readonly line: string; readonly problem: string }): string => `Line ${line}: ${problem}`
export const notTakenIn = ({ counts }: { readonly counts: string }): string => `Not taken in: ${counts}`
export const noPlace = 'Comrade has no place for this, or could not understand it. The rest of these days is taken in, unless they are still to come.'
export const andMore = ({ count }: { readonly count: number }): string => `and ${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} more line`, 'other': `${count.toLocaleString('en-KE')} more lines` })}`
export const entries = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} entry`, 'other': `${count.toLocaleString('en-KE')} entries` })}`
export const copyWithoutPin = 'This backup holds no PIN'
export const setPinAfter = 'On this phone the log will open without one. You can set a PIN right after taking it in, or under “Your PIN” in these settings.'
export const noPinNow = 'Your log has no PIN on this phone'
export const noPinNowText = 'The backup holds none, even if your old phone asked for one. Whoever holds this phone unlocked can read your log. Set a PIN here, or later under “Your PIN” in these settings.'
export const withoutPin = 'Not now'
