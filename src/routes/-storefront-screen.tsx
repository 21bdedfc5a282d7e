import { Button } from '@mantine/core'
import { IconShoppingCart } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { parseItemId } from '@/domain/shared/item-link'
import { choicesOf, chosenOf, type StorefrontId } from '@/domain/storefronts/choices'
import { storefronts } from '@/domain/storefronts/registry'
import { useCart } from '@/features/cart'
import { useBack } from '@/features/shell'
import { StorefrontPage } from '@/features/storefront/storefront-page'
import { storefrontSearch, type StorefrontSearch } from './-storefront'

/** Connects a storefront to the URL and the cart. */
export function StorefrontScreen({ id }: { id: StorefrontId }) {
  const { tabs, categories } = choicesOf(id)
  const search: StorefrontSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const goBack = useBack()
  const cart = useCart()
  const view = {
    tab: chosenOf(tabs.map(({ value }) => value), search.tab),
    category: chosenOf(categories, search.category),
    query: search.q ?? '',
    shop: search.shop ?? '',
    item: parseItemId(search.item) ?? null,
  }
  return (
    <StorefrontPage
      id={id}
      view={view}
      onView={(change) => {
        // Any change closes the item that a link opened.
        const { query: q, ...next } = { ...view, item: null, ...change }
        void navigate({
          to: '.',
          search: storefrontSearch(id)({ ...next, q }),
          // A tab, a chip or a word is no step back; an opened shop is.
          replace: !('shop' in change),
          resetScroll: 'shop' in change,
        })
      }}
      onBack={() => (storefronts[id].back === 'home' ? void navigate({ to: '/' }) : goBack())}
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
