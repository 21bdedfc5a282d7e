import { ActionIcon, Text } from '@mantine/core'
import { IconMinus, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { lineTotal, maxQuantity, parseQuantityInput, type Cart, type CartLine } from '@/domain/cart/cart'
import { formatKes } from '@/messages/shared/money'
import stepper from '@/ui/form/stepper.module.css'
import { Picture } from '@/ui/media/picture'
import classes from './cart.module.css'
import { useCart } from './cart-provider'

export function CartLines({ lines }: { lines: Cart }) {
  return (
    <ul className={classes.lines} aria-label="Items in your cart">
      {lines.map((line) => (
        <CartRow key={line.id} line={line} />
      ))}
    </ul>
  )
}

function CartRow({ line }: { line: CartLine }) {
  const cart = useCart()
  return (
    <li className={classes.line}>
      <Picture src={line.image} alt="" className={classes.picture} />
      <div className={classes.words}>
        <Text fw={700}>{line.name}</Text>
        <div className={classes.source}>
          {line.provider && <span>{line.provider}</span>}
          <span>{line.category}</span>
        </div>
        <Text size="sm">{formatKes(line.price)} each</Text>
      </div>
      <ActionIcon
        className={classes.remove}
        c="var(--danger)"
        aria-label={`Remove ${line.name}`}
        onClick={() => void cart.remove(line.id)}
      >
        <IconTrash size={20} />
      </ActionIcon>
      <div className={classes.foot}>
        <QuantityBox line={line} onChange={(quantity) => void cart.setQuantity(line.id, quantity)} />
        <Text className={classes.price}>{formatKes(lineTotal(line))}</Text>
      </div>
    </li>
  )
}

/** Pressing minus at 1 removes the line; a typed quantity counts as at least 1. */
function QuantityBox({ line, onChange }: { line: CartLine; onChange: (quantity: number) => void }) {
  const [draft, setDraft] = useState<string | null>(null)
  const commit = () => {
    if (draft !== null) onChange(parseQuantityInput(draft))
    setDraft(null)
  }
  return (
    <div className={stepper.stepper} role="group" aria-label={`Quantity of ${line.name}`}>
      <ActionIcon aria-label={`Less ${line.name}`} onClick={() => onChange(Math.max(0, line.quantity - 1))}>
        <IconMinus size={18} />
      </ActionIcon>
      <input
        className={classes.input}
        inputMode="numeric"
        aria-label={`How many of ${line.name}`}
        value={draft ?? String(line.quantity)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
      <ActionIcon
        aria-label={`More ${line.name}`}
        disabled={line.quantity >= maxQuantity}
        onClick={() => onChange(line.quantity + 1)}
      >
        <IconPlus size={18} />
      </ActionIcon>
    </div>
  )
}
