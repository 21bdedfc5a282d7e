// Written by `npm run messages` from the catalogue beside it.

import { select } from '../../kit/words/message-forms.ts'

export const newPost = 'New post'
export const yourPost = 'Your post'
export const whatsTheWord = 'What’s the word on campus?'
export const postTo = 'Post to'
export const characters = <Part>({ count, hidden, limit }: { readonly count: string; readonly hidden: (text: string) => Part; readonly limit: string }): readonly (string | Part)[] => [hidden('Characters: '), `${count}`, '/', `${limit}`]
export const post = 'Post'
export const addedPicture = 'What you add to your post'
export const photo = 'Photo'
export const addPhoto = 'Add a photo'
export const removePhoto = 'Remove photo'
export const photoShape = 'Cut to one of three shapes, so that it does not tell which phone took it.'
export const photoNotAdded = 'Photo not added'
export const photoTooLarge = ({ limit }: { readonly limit: string }): string => `That picture is larger than ${limit} MB. Please try a smaller one.`
export const photoTooManyPixels = ({ limit }: { readonly limit: string }): string => `That picture has more than ${limit} megapixels. Please try a smaller one.`
export const unreadablePhoto = 'This phone cannot read that picture. Please try another one.'
export const error = 'Error'
export const postFailed = 'Failed to create post'
export const postCreated = 'Post created!'
export const arrived = ({ when }: { readonly when: string }): string => `Your post has arrived. Others see it ${select(when, { 'soon': 'within half an hour as a rule', 'morning': 'at six in the morning, with all others', 'other': 'once an admin has looked, a day later at most' })}.`
export const whenSeen = 'Others see it'
export const soon = 'Within half an hour'
export const tomorrow = 'Tomorrow at six, with all others'
export const today = 'Today at six, with all others'
export const soonNote = 'As a rule. If you have listed, changed or removed an item in the last two hours, up to ten hours, so that nothing tells that it was you.'
export const morningNote = 'What arrives after three in the night waits for the next morning.'
export const sentOnline = ({ when }: { readonly when: string }): string => `It is kept on this phone and will be sent when you are online. Then others see it ${select(when, { 'soon': 'within half an hour as a rule', 'morning': 'at six in the morning, with all others', 'other': 'once an admin has looked, a day later at most' })}.`
export const sentLater = ({ when }: { readonly when: string }): string => `It is kept on this phone and will be sent as soon as the server takes it. Then others see it ${select(when, { 'soon': 'within half an hour as a rule', 'morning': 'at six in the morning, with all others', 'other': 'once an admin has looked, a day later at most' })}.`
export const countedFromSending = 'You are offline: that counts from when it is sent.'
export const hiddenPosts = 'Hidden posts'
export const nothingHidden = 'Nothing is hidden any more.'
export const gonePost = 'A post that is gone'
export const quoted = ({ excerpt }: { readonly excerpt: string }): string => `“${excerpt}”`
export const showAgain = ({ post }: { readonly post: string }): string => `Show again: ${post}`
export const show = 'Show'
export const notKept = 'Your phone could not keep that. Please try again.'
export const thisPost = 'This post'
export const reportPost = 'Report this post'
export const reportQuestion = 'Report this post?'
export const deleteQuestion = 'Delete this post?'
export const back = 'Back'
export const sendReport = 'Send report'
export const reason = ({ reason }: { readonly reason: string }): string => `Reason: ${reason}. Our team looks at it, and you will not see the post again.`
export const reasonAboutMe = ({ reason }: { readonly reason: string }): string => `Reason: ${reason}. Our team looks at it before all others, and you will not see the post again.`
export const keepIt = 'Keep it'
export const deleteLabel = 'Delete'
export const deletePublic = 'You stop seeing it now. It goes away for everybody within six hours, and later if you delete several on one day, so that nothing tells who deleted it.'
export const deleteUnread = 'Nobody else can read it, and nobody will.'
export const deleteHeld = 'Others cannot read it, and never will. Admins may still see its text for up to a day, so that nothing tells who deleted it.'
export const deleteInReview = 'Nobody else sees it now, unless an admin decides that it stays. It is gone for good within six hours, and later if you delete several on one day.'
export const hide = 'Hide'
export const hideHint = 'Only for you, on this phone.'
export const report = 'Report'
export const reportHint = 'Tell us what is wrong with it.'
export const deleteHint = 'This post is yours. Only you can see that.'
export const whatIsWrong = 'What is wrong with it? Nobody is told who reported it.'
export const beforeFirstPost = 'Before your first post, please read how we keep this place good for everybody.'
export const notNow = 'Not now'
export const agree = 'I agree'
export const gotIt = 'Got it'
export const reallyForEverybody = 'Is that really for everybody?'
export const seemsToHold = ({ kind }: { readonly kind: string }): string => `Your post seems to hold ${select(kind, { 'phone': 'a phone number', 'email': 'an e-mail address', 'link': 'a link', 'other': 'a social media account' })}:`
export const everybodyReads = 'Everybody on campus can read it, and anybody can copy it. If it is somebody else’s, please leave it out. If it is yours, people will know who wrote this.'
export const heldIfPosted = 'If you post it all the same, an admin looks at it first, for a day at most.'
export const edit = 'Edit'
export const postAnyway = 'Post anyway'
export const likedYesterday = 'Most liked yesterday'
export const likedLastWeek = 'Most liked last week'
