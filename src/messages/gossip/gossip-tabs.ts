import { gossipSortValues, gossipTabValues } from '@/domain/gossip/gossip-url'
import { labelled } from '../shared/labelled'
import { hot, love, newest, trending } from './gossip-page.gen'

export const gossipTabs = labelled(gossipTabValues, { trending, love })

export const gossipSorts = labelled(gossipSortValues, { new: newest, hot })
