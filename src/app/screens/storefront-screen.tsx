// Chunk: shop

import type { StorefrontId } from '@/cart/rules/categories'
import { Button } from '@mantine/core'
import { IconShoppingCart } from '@tabler/icons-react'
import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { parseItemId } from '@/kit/rules/item-link'
import { choicesOf, chosenOf, storefrontSearch, type StorefrontSearch } from '@/shops/rules/choices'
import { storefronts } from '@/shops/rules/storefronts'
import { useCart } from '@/cart'
import { DirectOrdersProvider } from '@/cart/direct-orders'
import { useBack } from '@/app/shell'
import { StorefrontPage } from '@/shops/storefront-page'
import { viewCart } from '#words/kit/buttons'
import { useClosedByLink } from './closed-by-link'
import { rate } from './rate'

/** Connects a storefront to the URL and the cart. */
export function StorefrontScreen({ id }: { id: StorefrontId }) {
  const { tabs, categories } = choicesOf(id)
  const search: StorefrontSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const goBack = useBack()
  const { history } = useRouter()
  const { lines, add, setQuantity } = useCart()
  const cart = useMemo(
    () => ({ quantities: new Map(lines?.map((line) => [line.id, line.quantity])), add, setQuantity }),
    [lines, add, setQuantity],
  )
  const linked = parseItemId(search.item) ?? null
  // An item that a link opened stays marked once its sheet is closed, though the address no longer names it.
  const [marked, setMarked] = useState<string | null>(null)
  const { isClosed, closeLinked } = useClosedByLink(linked ?? '')
  const view = {
    tab: chosenOf(
      tabs.map(({ value }) => value),
      search.tab,
    ),
    category: chosenOf(categories, search.category),
    query: search.q ?? '',
    shop: search.shop ?? '',
    item: linked ?? marked,
  }
  // Opening pushes a history entry, so that the phone's Back closes what is open. Closing then goes back.
  const [opened, setOpened] = useState<string | null>(null)
  const open = useCallback(
    (item: string) => {
      setOpened(item)
      setMarked(null)
      void navigate({ to: '.', search: (previous) => ({ ...previous, item }), resetScroll: false })
    },
    [navigate, setMarked],
  )
  const close = () => {
    if (linked === opened) {
      history.back()
      return
    }
    setMarked(linked)
    closeLinked(
      () =>
        void navigate({
          to: '.',
          search: (previous) => ({ ...previous, item: undefined }),
          replace: true,
          resetScroll: false,
        }),
    )
  }
  return (
    <DirectOrdersProvider>
      <StorefrontPage
        id={id}
        view={view}
        byLink={view.item !== opened}
        isOpen={linked !== null && !isClosed}
        onOpen={open}
        onClose={close}
        cart={cart}
        rate={rate}
        onView={({ query, ...change }) => {
          setMarked(null)
          void navigate({
            to: '.',
            // Any change closes the item that is open.
            search: (previous) =>
              storefrontSearch(id)({ ...previous, item: null, ...change, ...(query !== undefined && { q: query }) }),
            // Back leaves an opened shop. It does not undo a tab, a chip or a word.
            replace: !('shop' in change),
            resetScroll: 'shop' in change,
          })
        }}
        onBack={() => (storefronts[id].back === 'home' ? void navigate({ to: '/' }) : goBack())}
        cartLink={
          <Button
            variant="light"
            leftSection={<IconShoppingCart size={20} aria-hidden />}
            renderRoot={(props) => <Link to="/cart" {...props} />}
          >
            {viewCart}
          </Button>
        }
      />
    </DirectOrdersProvider>
  )
}
