import { Text, Title, UnstyledButton, ActionIcon } from '@mantine/core'
import { memo, useEffect, useRef } from 'react'
import { IconPlus } from '@tabler/icons-react'
import { useMediaQuery } from '@mantine/hooks'
import type { Found } from '@/kit/rules/search/rank'
import { lineId } from '@/kit/rules/ids'
import { isSoldOut, cartItemOf, type Offering } from '@/shops/rules/offering'
import { allButOne } from '#words/kit/list-states'
import { CardGrid } from '@/kit/layout/card-grid'
import { NothingFound } from '@/kit/feedback/nothing-found'
import { TitledSection } from '@/kit/layout/titled-section'
import type { StorefrontId } from '@/cart/rules/categories'
import type { Storefront } from '@/shops/words/storefronts'
import { Card } from '@/kit/layout/card'
import { Picture } from '@/kit/media/picture'
import { ClosedMark } from '@/kit/platform/hours-line'
import type { CartItem } from '@/cart/rules/cart'
import { addItemToCart } from '#words/shops/storefront-page'
import { Stepper } from '@/kit/form/stepper'
import type { StorefrontChoices } from '@/shops/rules/choices'
import { useIsHydrated } from '@/kit/platform/use-is-hydrated'
import type { LayoutProps, StorefrontCart } from './layout-props'
import classes from './storefront.module.css'
import { OfferingCost, OfferingMarks, OfferingPurchase } from './offering-sheet'

type OfferingListProps = Pick<LayoutProps, 'id' | 'spec' | 'view' | 'byLink' | 'onOpen' | 'cart'> & {
  /** Takes back the search and the category. */
  onView?: LayoutProps['onView']
} & {
  label: string
  offerings: readonly Offering[]
}

export function OfferingList({ id, spec, view, byLink, onOpen, onView, cart, label, offerings }: OfferingListProps) {
  const form = useCardForm(spec)
  const sorted = [...offerings.filter((offering) => !isSoldOut(offering)), ...offerings.filter(isSoldOut)]
  if (offerings.length === 0) {
    const isNarrowed = view.query.trim() !== '' || view.category !== spec.categories[0]?.value
    const clear = isNarrowed && onView ? () => onView({ query: '', category: '' }) : undefined
    return <NothingFound text={spec.emptyText} query={view.query} onClear={clear} />
  }
  return (
    <CardGrid cards={hasTiles(spec) ? 'tiles' : 'small'} aria-label={label}>
      {sorted.map((offering) => (
        <OfferingCard
          key={offering.id}
          storefront={id}
          spec={spec}
          offering={offering}
          form={form}
          opened={byLink && offering.id === view.item}
          inCart={cart.quantities.get(lineId(`${id}:${offering.id}`)) ?? 0}
          onOpen={onOpen}
          onAdd={cart.add}
          onQuantity={cart.setQuantity}
        />
      ))}
    </CardGrid>
  )
}

/** The results of a search, and below them the offerings that match all of its words but one. */
export function FoundOfferings({
  found: { all, near },
  ...props
}: Omit<OfferingListProps, 'offerings'> & { found: Found<Offering> }) {
  return (
    <>
      <OfferingList {...props} offerings={all} />
      {near.length > 0 && (
        <TitledSection title={allButOne} className={classes.elsewhere}>
          <OfferingList {...props} label={allButOne} offerings={near} />
        </TitledSection>
      )}
    </>
  )
}

type OfferingCardProps = {
  storefront: StorefrontId
  spec: Storefront
  offering: Offering
  form: CardForm
  /** True if a link opens this offering. */
  opened: boolean
  /** The quantity in the cart. */
  inCart: number
  onOpen: (item: string) => void
  onAdd: StorefrontCart['add']
  onQuantity: StorefrontCart['setQuantity']
}

/** A product or a service: a whole card, or on a phone a tile that opens its sheet. */
const OfferingCard = memo(function OfferingCard(props: OfferingCardProps) {
  const { storefront, spec, offering, form, opened, inCart, onOpen, onAdd, onQuantity } = props
  const { id, name, provider } = offering
  const item = cartItemOf(storefront, spec, offering)
  const isTile = form === 'tile'
  return (
    <Card
      data-id={id}
      className={classes.card}
      opened={opened}
      data-tile={hasTiles(spec)}
      data-sold-out={isSoldOut(offering)}
    >
      <div className={classes.media}>
        <Picture src={offering.image} alt="" tint={spec.tint} className={classes.picture} />
        {isTile && <ClosedMark hours={offering.hours} className={classes.closed} />}
        {form !== 'card' && item && (
          <TileStepper item={item} quantity={inCart} stock={offering.stock} onAdd={onAdd} onQuantity={onQuantity} />
        )}
      </div>
      <div className={classes.words}>
        <Title order={spec.layout === 'list' ? 2 : 3} size="h5" className={classes.name}>
          {isTile ? (
            <UnstyledButton className={classes.open} aria-haspopup="dialog" onClick={() => onOpen(id)}>
              {name}
            </UnstyledButton>
          ) : (
            <span className={classes.open}>{name}</span>
          )}
        </Title>
        {spec.layout !== 'groups' && provider && (
          <Text size="sm" className={classes.provider}>
            {provider}
          </Text>
        )}
        {!isTile && (
          <Text size="sm" className={classes.description}>
            {offering.description}
          </Text>
        )}
        <OfferingMarks spec={spec} offering={offering} brief={isTile} />
      </div>
      {isTile ? (
        <OfferingCost spec={spec} offering={offering} />
      ) : (
        <OfferingPurchase storefront={storefront} spec={spec} offering={offering} onAdd={onAdd} />
      )}
    </Card>
  )
})

type TileStepperProps = {
  item: CartItem
  /** The quantity in the cart. */
  quantity: number
  /** Units left; null when unknown. */
  stock: number | null
  onAdd: StorefrontCart['add']
  onQuantity: StorefrontCart['setQuantity']
}

/** A button that adds one to the cart, then a stepper for the line in the cart. */
function TileStepper({ item, quantity, stock, onAdd, onQuantity }: TileStepperProps) {
  const container = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const isInCart = quantity > 0
  // The pressed button is replaced by others, so the focus moves to them.
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
    onAdd(item, 1, true)
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

/**
 * A phone shows tiles, two or more in a row, which open a sheet. Larger text, like a larger screen, needs the whole
 * card. storefront.module.css and card-grid.module.css have the same media query.
 */
const tiles = '(min-width: 21.25em) and (max-width: 35.99em)'

/** `both`: in a prerendered page, whose style sheet hides one of the forms. */
type CardForm = 'tile' | 'card' | 'both'

export const hasTiles = ({ layout }: Pick<StorefrontChoices, 'layout'>): boolean => layout !== 'groups'

export const useCardForm = (spec: Pick<StorefrontChoices, 'layout'>): CardForm => {
  const fits = useMediaQuery(tiles, undefined, { getInitialValueInEffect: false })
  const isHydrated = useIsHydrated()
  if (!hasTiles(spec)) return 'card'
  return isHydrated ? (fits ? 'tile' : 'card') : 'both'
}
