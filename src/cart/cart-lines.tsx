import { ActionIcon, Badge, Text, Title } from '@mantine/core'
import { IconTrash, IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { ProviderFacts } from '@/cart/store/provider-facts'
import {
  lineTotal,
  groupByProvider,
  maxQuantity,
  type Cart,
  type CartLine,
  type ProviderGroup,
} from '@/cart/rules/cart'
import { changesOf, type LineChange } from '@/cart/rules/offers'
import { parseQuantityInput } from '@/cart/rules/quantity-input'
import type { LineId } from '@/kit/rules/ids'
import * as messages from '#words/cart/cart-page'
import { addedText, categoryNames } from '@/cart/words/cart-texts'
import { providerTimeText } from '@/cart/words/provider-time'
import { formatKes } from '@/kit/words/money'
import { Picture } from '@/kit/media/picture'
import { HoursLine } from '@/kit/platform/hours-line'
import stepper from '@/kit/form/stepper.module.css'
import classes from './cart.module.css'
import { useCart } from './cart-provider'
import { useProviderFacts } from './queries'

/**
 * The lines of the cart, grouped by provider.
 * @param added the same lines as they were added
 */
export function CartLines({ lines, added }: { lines: Cart; added: Cart }) {
  const facts = useProviderFacts(lines)
  const then = new Map(added.map((line) => [line.id, line]))
  return (
    <div className={classes.groups} role="group" aria-label={messages.items}>
      {groupByProvider(lines).map((group) => (
        <Group key={group.provider || group.category} group={group} facts={facts.get(group.provider)} then={then} />
      ))}
    </div>
  )
}

type GroupProps = { group: ProviderGroup; facts: ProviderFacts | undefined; then: ReadonlyMap<LineId, CartLine> }

function Group({ group, facts, then }: GroupProps) {
  const name = group.provider || categoryNames[group.category]
  return (
    <section aria-label={name}>
      <div className={classes.provider}>
        <Title order={2} size="h5" className={classes.providerName}>
          {name}
        </Title>
        {group.lines.length > 1 && <Text fw={700}>{formatKes(group.subtotal)}</Text>}
      </div>
      {facts?.time && (
        <Text size="sm" c="var(--ink-soft)">
          {providerTimeText(facts.time)}
        </Text>
      )}
      {facts && <HoursLine hours={facts.hours} of="shop" />}
      <ul className={classes.lines} aria-label={messages.from({ name })}>
        {group.lines.map((line) => (
          <CartRow key={line.id} line={line} changes={changesOf(then.get(line.id) ?? line, line)} />
        ))}
      </ul>
    </section>
  )
}

function CartRow({ line, changes }: { line: CartLine; changes: readonly LineChange[] }) {
  const cart = useCart()
  return (
    <li className={classes.line}>
      <Picture src={line.image} alt="" className={classes.picture} />
      <div className={classes.words}>
        <Text fw={700}>{line.name}</Text>
        <div className={classes.source}>
          <span>{categoryNames[line.category]}</span>
          <span>{messages.each({ price: formatKes(line.price) })}</span>
        </div>
        {changes.map((change) => (
          <Badge key={change.what} variant="light" color="mango" mt={4}>
            {addedText(change)}
          </Badge>
        ))}
        {line.prescription && (
          <Badge variant="light" color="coral" mt={4}>
            {messages.prescriptionRequired}
          </Badge>
        )}
      </div>
      <ActionIcon
        className={classes.remove}
        c="var(--danger)"
        aria-label={messages.remove({ name: line.name })}
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
