import { ActionIcon } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { maxQuantity, type CartLine } from '@/cart/rules/cart'
import { parseQuantityInput } from '@/cart/rules/quantity-input'
import * as messages from '#words/cart/cart-page'
import stepper from '@/kit/form/stepper.module.css'
import classes from './cart.module.css'

/** Pressing minus at 1 removes the line; a typed quantity counts as at least 1. */
export function QuantityBox({ line, onChange }: { line: CartLine; onChange: (quantity: number) => void }) {
  const [draft, setDraft] = useState<string | null>(null)
  const commit = () => {
    if (draft !== null) onChange(parseQuantityInput(draft))
    setDraft(null)
  }
  return (
    <div className={stepper.stepper} role="group" aria-label={messages.quantity({ name: line.name })}>
      <ActionIcon
        aria-label={messages.less({ name: line.name })}
        onClick={() => onChange(Math.max(0, line.quantity - 1))}
      >
        <IconMinus size={18} />
      </ActionIcon>
      <input
        className={classes.input}
        inputMode="numeric"
        aria-label={messages.howMany({ name: line.name })}
        value={draft ?? String(line.quantity)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
      <ActionIcon
        aria-label={messages.more({ name: line.name })}
        disabled={line.quantity >= maxQuantity}
        onClick={() => onChange(line.quantity + 1)}
      >
        <IconPlus size={18} />
      </ActionIcon>
    </div>
  )
}
