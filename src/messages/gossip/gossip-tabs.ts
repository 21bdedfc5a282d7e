import { gossipTabValues } from '@/domain/gossip/gossip-url'
import { labelled } from '@/domain/shared/labelled'

export const gossipTabs = labelled(gossipTabValues, { trending: 'Trending', love: 'Love' })
