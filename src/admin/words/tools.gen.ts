// Written by `npm run messages` from the catalogue beside it.

import { plural, select } from '../../kit/words/message-forms.ts'

export const setTo = 'Set to'
export const raiseByPercent = 'Raise by %'
export const lowerByPercent = 'Lower by %'
export const raiseByAmount = 'Raise by an amount'
export const lowerByAmount = 'Lower by an amount'
export const newValue = 'New value'
export const percent = 'Per cent'
export const amount = 'Amount'
export const raiseProblem = 'Write a number up to 1000, like 5 or 2.5.'
export const lowerProblem = 'Write a number up to 100, like 5 or 2.5.'
export const wholeProblem = 'Write a whole number, 0 or more.'
export const belowZero = 'would be below 0'
export const aboveMost = ({ max }: { readonly max: string }): string => `would be above ${max}`
export const setFirst = 'is not counted: set it first'
export const notCounted = 'Not counted'
export const backToList = 'Back to the list'
export const loadingItems = 'Loading items...'
export const nothingToChange = 'There is nothing to change here.'
export const what = 'What'
export const change = 'Change'
export const someOfAll = ({ shown, total }: { readonly shown: string; readonly total: string }): string => `These are ${shown} of ${total}. Search in the list for the others.`
export const selectAll = ({ count }: { readonly count: string }): string => `Select all ${count}`
export const itemsToChange = 'Items to change'
export const selectWhat = 'Select what to change'
export const saveChanges = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `Save ${count.toLocaleString('en-KE')} change`, 'other': `Save ${count.toLocaleString('en-KE')} changes` })}`
export const saved = 'Saved'
export const whatFileChanges = 'What the file changes'
export const noLineRead = 'No line of it can be read.'
export const unknownColumns = ({ columns }: { readonly columns: string }): string => `These columns are not known here and are left out: ${columns}.`
export const linesNotSaved = 'An item with a mistake is not saved at all'
export const mistakes = 'Mistakes'
export const linesToSave = 'Lines to save'
export const tryAgainCount = ({ count }: { readonly count: string }): string => `Try again: ${count}`
export const saveItems = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `Save ${count.toLocaleString('en-KE')} item`, 'other': `Save ${count.toLocaleString('en-KE')} items` })}`
export const newItem = 'New'
export const changedItem = 'Changed'
export const empty = 'empty'
export const explained = 'Save the list as a CSV file, change it in a spreadsheet program, save it there as CSV (UTF-8 where there is a choice), and open it here. A line with the id of an item changes it, one without an id adds one. Lines may be sorted, left out or moved. No line deletes anything: items, and the products and services of a provider, are deleted in the list.'
export const saveAsFile = 'Save as a file'
export const openFile = 'Open a file'
export const fileSaved = 'The file is saved on this phone'
export const fileTooLarge = 'This file is larger than 5 MB.'
export const noLines = 'This file has no lines below the names of its columns.'
export const noColumns = 'No column of this file has a name that is known here. Save the list as a file first, and change that.'
export const tooManyItems = ({ max }: { readonly max: string }): string => `At most ${max} items at once. Divide the file.`
export const lineProblem = ({ header, line, problem }: { readonly header: string; readonly line: string; readonly problem: string }): string => `Line ${line}, ${header}: ${problem}`
export const surplusCells = ({ cells, line }: { readonly cells: string; readonly line: string }): string => `Line ${line} has cells under no name of a column: ${cells}`
export const dividedCells = 'Perhaps the spreadsheet program has divided cells at commas or semicolons. Open the file there with one separator alone.'
export const sameId = ({ first }: { readonly first: string }): string => `line ${first} has the same id and says something else. A new item has no id.`
export const newCount = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'other': `${count.toLocaleString('en-KE')} new` })}`
export const changedCount = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'other': `${count.toLocaleString('en-KE')} changed` })}`
export const sameCount = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'other': `${count.toLocaleString('en-KE')} unchanged` })}`
export const savedItems = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} item saved successfully`, 'other': `${count.toLocaleString('en-KE')} items saved successfully` })}`
export const someSaved = ({ failed, saved }: { readonly failed: string; readonly saved: string }): string => `${saved} saved, ${failed} not saved`
export const changedMeanwhile = 'Somebody changed it meanwhile. Look at the new values, then try again.'
export const deletedMeanwhile = 'Somebody deleted it meanwhile.'
export const revision = 'Revision'
export const noTable = ({ program }: { readonly program: string }): string => `${select(program, { 'excel': 'This is an Excel workbook.', 'opendocument': 'This is an OpenDocument workbook.', 'numbers': 'This is a Numbers workbook.', 'other': 'This is no table of text.' })} Open it in the spreadsheet program, save it there as CSV (UTF-8 where there is a choice), and open that file here.`
export const alsoNotSaved = ({ items }: { readonly items: string }): string => `Because of these, nothing else is saved of: ${items}.`
export const unclosedQuote = ({ line }: { readonly line: string }): string => `Line ${line}: a quotation mark opens a cell and is not closed. Nothing is read from this line on.`
export const lineOfNoItem = 'This part has no id of its item, and the lines are sorted: write the id.'
export const unreadableLetters = 'The file has lost letters here. Save it as CSV UTF-8.'
export const noFlag = ({ no, yes }: { readonly no: string; readonly yes: string }): string => `Write ${yes} or ${no}.`
export const unclearDay = ({ one, other }: { readonly one: string; readonly other: string }): string => `Is it ${one} or ${other}? Write it so: ${one}.`
export const onlyFor = ({ value }: { readonly value: string }): string => `Only ${value} has this. Leave it empty.`
export const keptCells = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} cell has`, 'other': `${count.toLocaleString('en-KE')} cells have` })} an older value. Others have changed it since the file was saved, and it stays as it is now.`
export const absentLines = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `${count.toLocaleString('en-KE')} line of the list is not in the file. It stays as it is. To delete something, use the list.`, 'other': `${count.toLocaleString('en-KE')} lines of the list are not in the file. They stay as they are. To delete something, use the list.` })}`
export const undated = 'This file does not say what it held when it was saved. Look whether somebody has changed the same since.'
export const ofPart = ({ change, part }: { readonly change: string; readonly part: string }): string => `${part}, ${change}`
export const newPart = ({ part }: { readonly part: string }): string => `New: ${part}`
export const cellChange = ({ column, from, to }: { readonly column: string; readonly from: string; readonly to: string }): string => `${column}: ${from} → ${to}`
export const cellValue = ({ column, value }: { readonly column: string; readonly value: string }): string => `${column}: ${value}`
export const yoursNow = ({ now, yours }: { readonly now: string; readonly yours: string }): string => `Yours: ${yours}. Now: ${now}.`
export const doubtConflict = 'Somebody has changed it since the file was saved.'
export const doubtGone = 'Somebody has deleted it since the file was saved.'
export const doubtThere = 'It is there already.'
export const doubtMissing = 'The line ends before this cell.'
export const doubtCut = 'The file ends within this line.'
export const doubtMoved = 'This line was that of another item when the file was saved.'
export const doubtValue = 'A spreadsheet program may have made this of something else, as 24-Jul of 24/7.'
export const doubtLetters = 'A spreadsheet program seems to have lost letters here.'
export const doubtRepeated = ({ first }: { readonly first: string }): string => `It is the same as line ${first}.`
export const doubtSameName = 'Another one has this name.'
