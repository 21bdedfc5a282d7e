import { sortValues } from '@/market/rules/market-url'
import { labelled } from '@/kit/words/labelled'
import { cheapestFirst, dearestFirst, newestFirst } from '#words/market/market-dialogs'

export const sortings = labelled(sortValues, {
  newest: newestFirst,
  'price-up': cheapestFirst,
  'price-down': dearestFirst,
})
