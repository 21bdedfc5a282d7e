import { createRootRoute, Outlet } from '@tanstack/react-router'
import { CartProvider, useCart } from '@/features/cart'
import { Notices } from '@/features/install'
import { BottomBar, ConnectionNote, Header, ScreenAnnouncer, useKeepFresh } from '@/features/shell'
import { Search } from '@/features/search'
import { Toasts } from '@/ui/toasts'

export const Route = createRootRoute({ component: Root })

function Root() {
  useKeepFresh()
  return (
    <CartProvider>
      <Header search={<Search />} />
      <ConnectionNote />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Notices />
      <CartBottomBar />
      <Toasts />
      <ScreenAnnouncer />
    </CartProvider>
  )
}

function CartBottomBar() {
  return <BottomBar cartCount={useCart().count} />
}
