import { createRootRoute, Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { AccountNotice, SessionNote } from '@/account/notice'
import { CartProvider, SentQuestion, useCart } from '@/cart'
import { Notices } from '@/app/install'
import { LanguageLinks } from '@/app/language/language-links'
import {
  BottomBar,
  ConnectionNote,
  Header,
  ScreenAnnouncer,
  useFailedImports,
  useIsEmptied,
  useKeepScreen,
  useLeavingToasts,
  useSyncOnReturn,
} from '@/app/shell'
import { Search } from '@/app/search'
import { Toasts } from '@/kit/feedback/toasts'
import { useIsSettled } from '@/kit/platform/use-is-settled'

export const rootRoute = createRootRoute({ component: Root })

function Root() {
  useFailedImports()
  useSyncOnReturn()
  useLeavingToasts()
  const isEmptied = useIsEmptied()
  return (
    <CartProvider>
      <Header search={<Search />} languages={<LanguageLinks />} />
      <ConnectionNote />
      <SessionNote />
      <main id="main" tabIndex={-1}>
        {!isEmptied && <Outlet />}
      </main>
      <ScreenNotices />
      <ScreenFooter />
      <CartBottomBar />
      <Toasts />
      <ScreenAnnouncer />
    </CartProvider>
  )
}

/** Nothing gets in the way of a checkout, and the orders below the cart ask by themselves whether each was sent. */
function ScreenNotices() {
  const settled = useIsSettled()
  useKeepScreen(settled)
  const ordering = useLocation({ select: ({ pathname }) => pathname === '/cart' })
  return (
    <>
      <Notices quiet={ordering} accountNotice={<AccountNotice />} />
      {settled && !ordering && <SentQuestion />}
    </>
  )
}

function ScreenFooter() {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.footer })
}

function CartBottomBar() {
  return <BottomBar cartCount={useCart().count} />
}
