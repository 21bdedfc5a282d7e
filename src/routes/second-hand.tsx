import { createFileRoute } from '@tanstack/react-router'
import { MarketScreen, marketSearch } from './-market'
import { withCode } from './-with-code'

export const Route = createFileRoute('/second-hand')({
  staticData: { title: 'Second-hand' },
  validateSearch: marketSearch('secondHand'),
  component: withCode(() => <MarketScreen variant="secondHand" />, MarketScreen),
})
