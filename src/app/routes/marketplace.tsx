import { createFileRoute } from '@tanstack/react-router'
import { marketplace } from '#words/app/shell/screen-titles'
import { MarketScreen, marketSearch } from './-market'
import { withCode } from './-with-code'

export const Route = createFileRoute('/marketplace')({
  staticData: { title: marketplace },
  validateSearch: marketSearch('marketplace'),
  component: withCode(() => <MarketScreen variant="marketplace" />, MarketScreen),
})
