import { createRootRoute, Outlet, useLocation, useMatches, Link, useRouter } from '@tanstack/react-router'
import { AccountNotice, SessionNote } from '@/account/notice'
import { CartProvider, SentQuestion, useCart } from '@/cart'
import { Notices } from '@/app/install/notices'
import { BottomBar, ConnectionNote, Header, ScreenAnnouncer, useLeavingToasts, useSyncOnReturn } from '@/app/shell'
import { Search } from '@/app/search'
import { Toasts } from '@/kit/feedback/toasts'
import { useIsSettled } from '@/kit/platform/use-is-settled'
import { loadMeanings } from '@/kit/rules/search/load-meanings'
import { languageNames, languages, locales } from '@/kit/rules/language'
import { builtLanguage } from '@/kit/words/locale'
import classes from './language/language-links.module.css'
import { useAsync } from '@/store/use-async'
import { showsAskedScreen } from '@/store/prerendered-page'
import { useIsHydrated } from '@/kit/platform/use-is-hydrated'
import { useStore } from 'zustand'
import { failedImports } from '@/app/recover'

/** Where the network hangs, an address with a query shows what has its words after half a second. */
const patience = () => new Promise((resolve) => setTimeout(resolve, 500))

export const rootRoute = createRootRoute({
  component: Root,
  beforeLoad: ({ search }) => ('q' in search ? Promise.race([loadMeanings(), patience()]) : undefined),
})

function Root() {
  useFailedImports()
  useSyncOnReturn()
  useLeavingToasts()
  const isEmptied = useIsEmptied()
  return (
    <CartProvider>
      <ConnectionNote />
      <SessionNote />
      <Header search={<Search />} languages={<LanguageLinks />} />
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

const others = languages.filter((language) => language !== builtLanguage)

/** The other languages, each by its own name: whoever needs one may not read this one. */
const LanguageLinks = () =>
  others.map((language) => (
    <Link
      key={language}
      to="/profile"
      search={{ language }}
      hash="language"
      className={classes.link}
      lang={locales[language]}
    >
      {languageNames[language]}
    </Link>
  ))

/**
 * Keeps the focus and the place in lists.
 * @param settled whether the first screen has been drawn, which must not wait for this code
 */
const useKeepScreen = (settled: boolean): void => {
  const router = useRouter()
  useAsync(
    async () => {
      if (settled) (await import('./shell/keep-screen')).keepScreen(router)
    },
    [settled, router],
    'page',
  )
}

/**
 * True if `main` has been emptied so that React can hydrate a page that shows another screen (src/app/main.tsx). The
 * next render draws it.
 */
const useIsEmptied = (): boolean => {
  const isHydrated = useIsHydrated()
  return !isHydrated && !showsAskedScreen()
}

/** Draws its component again after a dynamic import has failed: see `failedImports`. */
const useFailedImports = (): number => useStore(failedImports)
