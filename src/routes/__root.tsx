import { createRootRoute, Outlet, useMatches } from '@tanstack/react-router'
import { AccountNotice, SessionNote } from '@/features/account-notice'
import { CartProvider, useCart } from '@/features/cart'
import { Notices } from '@/features/install'
import { BottomBar, ConnectionNote, Header, ScreenAnnouncer, useSyncOnReturn } from '@/features/shell'
import { Search } from '@/features/search'
import { Toasts } from '@/ui/feedback/toasts'

export const Route = createRootRoute({ component: Root })

function Root() {
  useSyncOnReturn()
  return (
    <CartProvider>
      <Header search={<Search />} />
      <ConnectionNote />
      <SessionNote />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <ScreenFooter />
      <Notices accountNotice={<AccountNotice />} />
      <CartBottomBar />
      <Toasts />
      <ScreenAnnouncer />
    </CartProvider>
  )
}

function ScreenFooter() {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.footer })
}

function CartBottomBar() {
  return <BottomBar cartCount={useCart().count} />
}
