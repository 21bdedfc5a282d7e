import { ActionIcon } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { CartItem } from '@/cart/rules/cart'
import { addItemToCart } from '#words/shops/storefront-page'
import { Stepper } from '@/kit/form/stepper'
import type { StorefrontCart } from './layout-props'
import classes from './storefront.module.css'

type TileStepperProps = {
  item: CartItem
  /** How many are in the cart. */
  quantity: number
  /** Units left; null when unknown. */
  stock: number | null
  onAdd: StorefrontCart['add']
  onQuantity: StorefrontCart['setQuantity']
}

/** Adds one to the cart; then it is the stepper of the line in the cart. */
export function TileStepper({ item, quantity, stock, onAdd, onQuantity }: TileStepperProps) {
  const container = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const isInCart = quantity > 0
  // The button that was pressed makes room for others: the focus goes on with them.
  const wasInCart = useRef(isInCart)
  useEffect(() => {
    if (wasInCart.current === isInCart) return
    wasInCart.current = isInCart
    if (!pressed.current) return
    pressed.current = false
    container.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true })
  })
  const add = () => {
    pressed.current = !isInCart
    onAdd(item, 1)
  }
  const change = (next: number) => {
    if (next > quantity) return add()
    pressed.current = next === 0
    onQuantity(item.id, next)
  }
  return (
    <div ref={container} className={classes.tileStepper}>
      {isInCart ? (
        <Stepper label={item.name} value={quantity} min={0} max={stock ?? Infinity} onChange={change} />
      ) : (
        <ActionIcon
          variant="filled"
          aria-label={addItemToCart({ name: item.name })}
          disabled={stock === 0}
          onClick={add}
        >
          <IconPlus size={22} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}
