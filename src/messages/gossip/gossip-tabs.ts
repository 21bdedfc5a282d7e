import { gossipTabValues } from '@/domain/gossip/gossip-url'
import { labelled } from '../shared/labelled'

export const gossipTabs = labelled(gossipTabValues, { trending: 'Trending', love: 'Love' })
