import { sortValues } from '@/domain/market/market-url'
import { labelled } from '../shared/labelled'

export const sortings = labelled(sortValues, {
  newest: 'Newest first',
  'price-up': 'Price: low to high',
  'price-down': 'Price: high to low',
})
