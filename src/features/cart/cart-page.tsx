import { Button, Container, Group, Skeleton, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ScreenHeader } from '@/ui/layout/screen-header'
import { CartLines } from './cart-lines'
import classes from './cart.module.css'
import { useCart } from './cart-provider'
import { Checkout } from './checkout'
import { OrderHistory } from './order-history'

export function CartPage({ onBack }: { onBack: () => void }) {
  const { lines, clear } = useCart()
  return (
    <Container pb="xl">
      <ScreenHeader title="Your Cart" backLabel="Back" onBack={onBack}>
        {lines && lines.length > 0 && (
          <Button variant="subtle" size="sm" px="xs" c="var(--danger)" onClick={() => void clear()}>
            Clear cart
          </Button>
        )}
      </ScreenHeader>
      {lines === null && (
        <Stack aria-busy aria-label="Loading your cart">
          <Skeleton h={96} />
          <Skeleton h={96} />
        </Stack>
      )}
      {lines?.length === 0 && (
        <EmptyState image="/pictures/campus.svg#empty-cart" text="Your cart is empty">
          <Group>
            <Button renderRoot={(props) => <Link to="/" {...props} />}>Continue Shopping</Button>
          </Group>
        </EmptyState>
      )}
      {lines && lines.length > 0 && (
        <div className={classes.columns}>
          <CartLines lines={lines} />
          <Checkout lines={lines} />
        </div>
      )}
      <OrderHistory />
    </Container>
  )
}
