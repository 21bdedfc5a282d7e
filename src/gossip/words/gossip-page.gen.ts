// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../kit/words/message-forms.ts'

export const title = ({ campus }: { readonly campus: string }): string => `${campus} Gossip`
export const search = 'Search'
export const searchGossip = 'Search gossip...'
export const sortBy = 'Sort by'
export const newest = 'New'
export const hot = 'Hot'
export const trending = 'Trending'
export const love = 'Love'
export const gossip = 'Gossip'
export const loading = 'Loading gossip...'
export const notOnPhone = 'Gossip is not on this phone yet. It comes when you are online.'
export const noTrending = 'No gossip yet. It is too quiet on campus.'
export const noLove = 'No love stories yet. Somebody has to go first.'
export const noneFound = 'No gossip found matching your search.'
export const hiddenCount = ({ count }: { readonly count: string }): string => `Hidden: ${count}`
export const foundCount = ({ count }: { readonly count: string }): string => `Found: ${count}`
export const inOtherTab = ({ count, tab }: { readonly count: string; readonly tab: string }): string => `${count} in ${tab}`
export const hotRanks = 'Hot ranks the newest posts. Older ones are under New.'
export const end = 'That is all the gossip on this phone.'
export const upToDate = 'You are up to date'
export const allNew = 'All above is new since your last visit'
export const stoppedHere = 'You stopped reading here'
export const newPost = 'New post'
export const loginRequired = 'Login Required'
export const loginToPost = 'Please login to create posts'
export const loginToLike = 'Please login to like posts'
export const loginToReport = 'Please log in to report posts'
export const undo = 'Undo'
export const error = 'Error'
export const likeFailed = 'Failed to update like'
export const hideFailed = 'Failed to hide the post'
export const showFailed = 'Failed to show the post'
export const reportFailed = 'Failed to report the post'
export const deleteFailed = 'Failed to delete the post'
export const postDeleted = 'Post deleted'
export const othersMaySee = 'Others may see it for up to six more hours.'
export const kept = 'Kept on this phone'
export const deletionKept = 'The post will be deleted as soon as that can be sent.'
export const postHidden = 'Post hidden'
export const hiddenHere = 'You will not see it again on this phone.'
export const postReported = 'Post reported'
export const reportSent = 'Thank you for looking after the others. The post is hidden for you.'
export const aboutMeSent = 'Our team looks at it before all others, within a day as a rule. Others may see it until then; it is hidden for you.'
export const reportKept = 'The report goes out when you are online. The post is hidden for you.'
export const anonymous = 'Anonymous'
export const you = 'You'
export const more = 'More'
export const moreOf = ({ post }: { readonly post: string }): string => `More: ${post}`
export const picture = 'Picture of this post'
export const likeButton = <Part>({ count, hidden, likes, shown }: { readonly count: string; readonly hidden: (text: string) => Part; readonly likes: number; readonly shown: (text: string) => Part }): readonly (string | Part)[] => [hidden('Like, '), shown(`${count}`), hidden(` ${plural('en-KE', likes, { 'one': 'like', 'other': 'likes' })}`)]
export const likeCount = <Part>({ count, hidden, likes }: { readonly count: string; readonly hidden: (text: string) => Part; readonly likes: number }): readonly (string | Part)[] => [`${count}`, hidden(` ${plural('en-KE', likes, { 'one': 'like', 'other': 'likes' })}`)]
export const held = 'It holds a number, an e-mail address or a link, so an admin looks at it first. Unless the admin removes it, others see it a day later than usual at most.'
export const seenSoon = 'Others see it within half an hour as a rule. If you have listed, changed or removed an item in the last two hours, it waits up to ten, so that nothing tells that it was you.'
export const seenInTheMorning = 'Others see it at six in the morning, with all that wait for it. What arrives after three waits for the next morning.'
export const inReview = 'Several people reported this post. Nobody sees it until an admin has decided, which takes a day as a rule.'
export const removed = 'An admin has removed this post. Only you still see it, until you choose “Delete”.'
export const removedFor = ({ reason }: { readonly reason: string }): string => `An admin has removed this post (${reason}). Only you still see it, until you choose “Delete”.`
export const contact = 'A number, an e-mail address or a link'
export const waiting = 'Waiting to be sent. It is kept on this phone.'
export const waitingForLogin = 'Waiting. It is kept on this phone and will be sent when you have logged in again.'
export const waitingForTurn = ({ limit }: { readonly limit: string }): string => `Waiting. It is kept on this phone, and the server takes it later: at most ${limit} posts an hour go out.`
export const notAccepted = <Part>({ why }: { readonly why: (text: string) => Part }): readonly (string | Part)[] => ['This post was not accepted. ', why('See why')]
export const allGossip = 'See all gossip'
export const openedPost = 'The post you opened'
export const outOfSight = 'You keep this post out of your sight.'
export const bringBack = 'You have hidden or deleted it. “Hidden” above the feed brings back what you have hidden.'
export const gone = 'This post is no longer here.'
export const unknown = 'This post is not on this phone. It opens as soon as Comrade can be reached.'
export const fromCampus = ({ campus }: { readonly campus: string }): string => `From ${campus}`
export const otherCampus = ({ campus }: { readonly campus: string }): string => `This is gossip of another campus. Yours is ${campus}; you can change it in Profile.`
