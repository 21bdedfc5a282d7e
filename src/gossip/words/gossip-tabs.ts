import { gossipSortValues, gossipTabValues } from '@/gossip/rules/gossip-url'
import { labelled } from '@/kit/words/labelled'
import { hot, love, newest, trending } from '#words/gossip/gossip-page'

export const gossipTabs = labelled(gossipTabValues, { trending, love })

export const gossipSorts = labelled(gossipSortValues, { new: newest, hot })
