import { createFileRoute } from '@tanstack/react-router'
import { marketplace } from '@/app/shell/words/screen-titles.gen'
import { MarketScreen, marketSearch } from './-market'
import { withCode } from './-with-code'

export const Route = createFileRoute('/marketplace')({
  staticData: { title: marketplace },
  validateSearch: marketSearch('marketplace'),
  component: withCode(() => <MarketScreen variant="marketplace" />, MarketScreen),
})
