import { lazyRouteComponent, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { chipOf } from '@/domain/storefronts/storefront-spec'
import { storefronts, type StorefrontId } from '@/domain/storefronts/registry'
import { useCart } from '@/features/cart'

const StorefrontPage = lazyRouteComponent(() => import('@/features/storefront/storefront-page'), 'StorefrontPage')

type StorefrontSearch = { category?: string; q?: string }

/** What a storefront keeps in the URL. A value that makes no sense falls away. */
export const storefrontSearch =
  (id: StorefrontId) =>
  ({ category, q }: Record<string, unknown>): StorefrontSearch => {
    const chip = chipOf(storefronts[id], typeof category === 'string' ? category : undefined)
    return {
      ...(chip === 'all' ? {} : { category: chip }),
      ...(typeof q === 'string' && q !== '' ? { q } : {}),
    }
  }

/** Joins a storefront to the URL and to the cart. */
export function StorefrontScreen({ id }: { id: StorefrontId }) {
  const { category = 'all', q = '' }: StorefrontSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const { history } = useRouter()
  const cart = useCart()
  const change = (next: StorefrontSearch) =>
    void navigate({ to: '.', search: storefrontSearch(id)({ category, q, ...next }), replace: true, resetScroll: false })
  return (
    <StorefrontPage
      id={id}
      category={category}
      query={q}
      onCategory={(chosen) => change({ category: chosen })}
      onQuery={(words) => change({ q: words })}
      onBack={() => history.back()}
      onAdd={(item, times) => void cart.add(item, times)}
    />
  )
}
