import { createFileRoute } from '@tanstack/react-router'
import { MarketScreen, marketSearch } from './-market'

export const Route = createFileRoute('/second-hand')({
  staticData: { title: 'Second-hand' },
  validateSearch: marketSearch('secondHand'),
  component: () => <MarketScreen variant="secondHand" />,
})
