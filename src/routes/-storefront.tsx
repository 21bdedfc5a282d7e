import { Button } from '@mantine/core'
import { IconShoppingCart } from '@tabler/icons-react'
import { lazyRouteComponent, Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { storefrontOf, type StorefrontId } from '@/domain/storefronts/registry'
import { chosenOf } from '@/domain/storefronts/storefront-spec'
import { useCart } from '@/features/cart'

const StorefrontPage = lazyRouteComponent(() => import('@/features/storefront/storefront-page'), 'StorefrontPage')

type StorefrontSearch = {
  tab?: string | undefined
  category?: string | undefined
  q?: string | undefined
  shop?: string | undefined
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * What a storefront keeps in the URL. A value that makes no sense falls away, and so does what is chosen anyway: both
 * are overwritten, because the router lays what a validator answers over what the address said.
 */
export const storefrontSearch =
  (id: StorefrontId) =>
  (search: Record<string, unknown>): StorefrontSearch => {
    const spec = storefrontOf(id)
    const tab = chosenOf(spec.tabs, search['tab'])
    const category = chosenOf(spec.categories, search['category'])
    const q = textOf(search['q'])
    const shop = spec.layout === 'shops' ? textOf(search['shop']) : ''
    return {
      tab: tab === chosenOf(spec.tabs, undefined) ? undefined : tab,
      category: category === chosenOf(spec.categories, undefined) ? undefined : category,
      q: q || undefined,
      shop: shop || undefined,
    }
  }

/** Joins a storefront to the URL and to the cart. */
export function StorefrontScreen({ id }: { id: StorefrontId }) {
  const spec = storefrontOf(id)
  const search: StorefrontSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const { history } = useRouter()
  const cart = useCart()
  const view = {
    tab: chosenOf(spec.tabs, search.tab),
    category: chosenOf(spec.categories, search.category),
    query: search.q ?? '',
    shop: search.shop ?? '',
  }
  return (
    <StorefrontPage
      id={id}
      view={view}
      onView={(change) => {
        const { query: q, ...next } = { ...view, ...change }
        void navigate({
          to: '.',
          search: storefrontSearch(id)({ ...next, q }),
          // Words are one step back however many letters they have; a chosen tab, chip or shop is a step of its own.
          replace: 'query' in change && change.query !== '',
          resetScroll: 'shop' in change,
        })
      }}
      onBack={() => (spec.back.to === 'home' ? void navigate({ to: '/' }) : history.back())}
      onAdd={(item, times) => void cart.add(item, times)}
      cartLink={
        <Button
          variant="light"
          leftSection={<IconShoppingCart size={20} aria-hidden />}
          renderRoot={(props) => <Link to="/cart" {...props} />}
        >
          View Cart
        </Button>
      }
    />
  )
}
