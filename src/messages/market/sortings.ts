import { sortValues } from '@/domain/market/market-url'
import { labelled } from '../shared/labelled'
import { cheapestFirst, dearestFirst, newestFirst } from './market-dialogs.gen'

export const sortings = labelled(sortValues, { newest: newestFirst, 'price-up': cheapestFirst, 'price-down': dearestFirst })
