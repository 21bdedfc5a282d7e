import { createFileRoute } from '@tanstack/react-router'
import { secondHand } from '#words/app/shell/screen-titles'
import { MarketScreen, marketSearch } from './-market'
import { withCode } from './-with-code'

export const Route = createFileRoute('/second-hand')({
  staticData: { title: secondHand },
  validateSearch: marketSearch('secondHand'),
  component: withCode(() => <MarketScreen variant="secondHand" />, MarketScreen),
})
