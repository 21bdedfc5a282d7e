import { Button } from '@mantine/core'
import { deviceDb } from '@/data/db'
import { readStock } from '@/data/cart-stock'
import { useStoredQuery } from '@/data/use-stored-query'
import { shortages, type Cart } from '@/domain/cart/cart'
import { stockText } from '@/messages/cart/cart-toast'
import * as messages from '@/messages/cart/checkout.gen'
import { Callout } from '@/ui/feedback/callout'
import { useCart } from './cart-provider'

type Shortage = ReturnType<typeof shortages>[number]

/** The lines with more units than there are: the stock may have fallen since they were added. */
export const useShortages = (lines: Cart): readonly Shortage[] => {
  const read = useStoredQuery(async () => ({ stock: await readStock(deviceDb(), lines) }), [lines])
  return read.state === 'ready' ? shortages(lines, read.stock) : []
}

/** Stands in the place of the checkout until the cart asks for no more than there is. */
export function Shortages({ all }: { all: readonly Shortage[] }) {
  const cart = useCart()
  return (
    <Callout
      tone="problem"
      title={messages.notEnough}
      actions={
        <Button variant="default" onClick={() => void cart.keepWithinStock()}>
          {messages.takeWhatIsThere}
        </Button>
      }
    >
      {all.map(({ line, left }) => (
        <div key={line.id}>{`${stockText(line.name, left)}.`}</div>
      ))}
    </Callout>
  )
}
