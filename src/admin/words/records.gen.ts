// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../kit/words/message-forms.ts'

export const audit = 'Audit'
export const auditIntro = 'Everything that admins do is kept here, and nobody can change it.'
export const loadingRecord = 'Loading the record...'
export const noRecord = 'Nothing is on record yet.'
export const pagesOfAudit = 'Pages of audit'
export const messages = 'Messages'
export const loadingMessages = 'Loading messages...'
export const noMessages = 'No messages yet.'
export const pagesOfMessages = 'Pages of messages'
export const replyTo = ({ name }: { readonly name: string }): string => `Reply to ${name}`
export const reply = 'Reply'
export const reports = 'Reports'
export const loadingReports = 'Loading reports...'
export const noReports = 'No reports wait for a decision. A report is listed once its hour is over.'
export const moreReports = ({ shown }: { readonly shown: string }): string => `These are the first ${shown}. Others may wait behind them: decide these, and they come up.`
export const suspendedPosting = 'Suspended posting'
export const nobodySuspended = 'Nobody\'s posting is suspended.'
export const liftNamed = ({ excerpt }: { readonly excerpt: string }): string => `Lift the suspension for: ${excerpt}`
export const lift = 'Lift'
export const lifted = 'Posting is allowed again.'
export const kept = 'It stays. Its reports are settled.'
export const removed = 'Removed for everybody.'
export const keptHeld = 'It comes out with the next posts.'
export const removedHeld = 'Nobody will see it.'
export const suspended = 'Its author can write no more of this kind.'
export const gone = 'Another admin was faster: it is no longer there.'
export const notReported = 'Nobody but you has reported it, so there is nothing to decide.'
export const remove = 'Remove'
export const suspendTitle = 'Suspend posting?'
export const suspendText = 'Whoever wrote this can write no more of this kind (gossip posts, or market items), and is not named to you. What they wrote stays until you remove it. They can still browse, order and delete their own. You can lift it below at any time.'
export const suspend = 'Suspend posting'
export const hidden = 'Hidden'
export const isSuspended = 'Posting suspended'
export const newAccounts = 'New accounts, within an hour'
export const itsPicture = 'The picture of it'
export const heldPicture = 'It has a picture, which nobody sees before it comes out.'
export const reportedFor = <Part>({ age, at, reasons, time }: { readonly age: string; readonly at: string; readonly reasons: string; readonly time: (text: string) => Part }): readonly (string | Part)[] => [`${reasons}`, '. Reported first ', time(`${at}`), ' (', `${age}`, ')']
export const heldSince = <Part>({ age, at, time }: { readonly age: string; readonly at: string; readonly time: (text: string) => Part }): readonly (string | Part)[] => ['Held since ', time(`${at}`), ' (', `${age}`, '), because it holds a number, an e-mail address or a link. Without a decision it comes out a day later.']
export const aboutReporter = 'About who reported it'
export const held = 'Held'
export const overdue = 'Over a day'
export const willBeRemoved = 'It is being removed.'
export const undo = 'Undo'
export const undoNamed = ({ about }: { readonly about: string }): string => `Undo: ${about}`
export const keepNamed = ({ about }: { readonly about: string }): string => `Keep: ${about}`
export const keep = 'Keep'
export const removeNamed = ({ about }: { readonly about: string }): string => `Remove: ${about}`
export const suspendNamed = ({ about }: { readonly about: string }): string => `Suspend posting: ${about}`
export const gossipPost = 'Gossip post'
export const marketItem = 'Market item'
export const reportedBy = ({ count }: { readonly count: number }): string => `${plural('en-KE', count, { 'one': `Reported by ${count.toLocaleString('en-KE')} person`, 'other': `Reported by ${count.toLocaleString('en-KE')} people` })}`
export const reportedByNew = ({ count, newcomers }: { readonly count: number; readonly newcomers: string }): string => `${plural('en-KE', count, { 'one': `Reported by ${count.toLocaleString('en-KE')} person, ${newcomers} with a new account`, 'other': `Reported by ${count.toLocaleString('en-KE')} people, ${newcomers} with a new account` })}`
