import { gossipSortValues, gossipTabValues } from '@/gossip/rules/gossip-url'
import { postsADay, postsAnHour } from '@/gossip/rules/posts'
import { labelled } from '@/kit/words/labelled'
import { hot, love, newest, trending } from '#words/gossip/gossip-page'
import * as messages from '#words/gossip/guidelines'

export const gossipTabs = labelled(gossipTabValues, { trending, love })

export const gossipSorts = labelled(gossipSortValues, { new: newest, hot })

export const guidelines = [
  { title: messages.onlyLikes, text: messages.onlyLikesText },
  { title: messages.anonymous, text: messages.anonymousText },
  { title: messages.noNumbers, text: messages.noNumbersText },
  { title: messages.kind, text: messages.kindText },
  { title: messages.yours, text: messages.yoursText },
  { title: messages.together, text: messages.togetherText({ hour: String(postsAnHour), day: String(postsADay) }) },
] as const
