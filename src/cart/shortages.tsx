import { Button } from '@mantine/core'
import { type shortages } from '@/cart/rules/cart'
import { stockOf, type Offers } from '@/cart/rules/offers'
import { stockText } from '@/cart/words/cart-toast'
import * as messages from '#words/cart/checkout'
import { Callout } from '@/kit/feedback/callout'
import { useCart } from './cart-provider'

/** Stands in the place of the checkout until the cart asks for no more than there is. */
export function Shortages({ all, offers }: { all: ReturnType<typeof shortages>; offers: Offers }) {
  const cart = useCart()
  return (
    <Callout
      tone="problem"
      title={messages.notEnough}
      actions={
        <Button variant="default" onClick={() => void cart.keepWithinStock(stockOf(offers))}>
          {messages.takeWhatIsThere}
        </Button>
      }
    >
      {all.map(({ line, left }) => (
        <div key={line.id}>
          {offers.get(line.id) === null ? messages.noLongerSold({ name: line.name }) : `${stockText(line.name, left)}.`}
        </div>
      ))}
    </Callout>
  )
}
