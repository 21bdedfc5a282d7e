import { createFileRoute } from '@tanstack/react-router'
import { MarketScreen, marketSearch } from './-market'

export const Route = createFileRoute('/marketplace')({
  staticData: { title: 'Marketplace' },
  validateSearch: marketSearch('marketplace'),
  component: () => <MarketScreen variant="marketplace" />,
})
