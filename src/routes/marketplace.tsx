import { createFileRoute } from '@tanstack/react-router'
import { MarketScreen, marketSearch } from './-market'
import { withCode } from './-with-code'

export const Route = createFileRoute('/marketplace')({
  staticData: { title: 'Marketplace' },
  validateSearch: marketSearch('marketplace'),
  component: withCode(() => <MarketScreen variant="marketplace" />, MarketScreen),
})
