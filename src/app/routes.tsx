import type { StorefrontId } from '@/cart/rules/categories'
import { createRoute, useSearch, type RouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { loginSearch, profileSearch } from '@/account/rules/account-url'
import { adminSearch } from '@/admin/rules/admin-url'
import { HomeFooter, homeParts } from '@/app/home'
import { useBack } from '@/app/shell'
import type { ScreenTitle } from '@/kit/rules/campus'
import { universitySearch } from '@/campus/rules/university-url'
import { cartSearch } from '@/cart/rules/first-screen'
import { directorySearch, type DirectoryId } from '@/directory/rules/choices'
import type { ArticleId } from '@/education/rules/articles'
import { articleTitles } from '@/education/words/article-titles'
import { gossipSearch } from '@/gossip/rules/gossip-url'
import { logTabValues, trackerSearch, trackerTabValues } from '@/health/cycle/rules/tracker-url'
import { readRentalView, rentalSearchOf, type RentalSearch } from '@/housing/rules/rental-view'
import { UnavailableScreen } from '@/kit/feedback/unavailable-screen'
import { lazyScreen } from '@/kit/platform/lazy-screen'
import { readView, searchOf, type MarketSearch, type VariantId } from '@/market/rules/market-url'
import { roommateSearch } from '@/roommates/rules/roommate-search'
import { screens, type ScreenPath } from '@/screens'
import { storefrontSearch } from '@/shops/rules/choices'
import * as titles from '#words/kit/screen-titles'
import { rootRoute } from './root'
import { HomeScreen } from './screens/home-screen'

// What each address shows. The code of a screen loads when somebody touches a link to it; its search params and its
// title do not wait for that.

/** The options that all screens share. @param title names the screen in the document's title and to a screen reader */
const screen = <Path extends ScreenPath>({ path }: { readonly path: Path }, title: ScreenTitle) => ({
  getParentRoute: () => rootRoute,
  path,
  staticData: { title },
})

type Loads = { readonly preload?: (() => Promise<unknown> | undefined) | undefined }

/**
 * A screen and what the router loads before it draws it: parts that load lazily, a catalogue. What cannot be loaded
 * shows on the screen, which tries again.
 */
const withCode = (component: RouteComponent, ...parts: readonly Loads[]): RouteComponent => {
  const loads = [component.preload, ...parts.map(({ preload }) => preload)]
  return Object.assign(component, {
    preload: async () => void (await Promise.allSettled(loads.map((load) => load?.()))),
  })
}

const StorefrontScreen = lazyScreen(async () => (await import('./screens/storefront-screen')).StorefrontScreen)

const preloadOfferings = (id: StorefrontId) => async () => {
  const [{ preloadCatalogue }, { preloadSlots }] = await Promise.all([
    import('@/shops/queries'),
    import('@/shops/slots'),
  ])
  await Promise.all([preloadCatalogue(id), preloadSlots(id)])
}

const storefront = (id: StorefrontId) => ({
  validateSearch: storefrontSearch(id),
  component: withCode(() => <StorefrontScreen id={id} />, StorefrontScreen, { preload: preloadOfferings(id) }),
})

const DirectoryScreen = lazyScreen(async () => (await import('./screens/directory-screen')).DirectoryScreen)

const directory = (id: DirectoryId) => ({
  validateSearch: directorySearch(id),
  component: withCode(() => <DirectoryScreen id={id} />, DirectoryScreen),
})

const MarketScreen = lazyScreen(async () => (await import('./screens/market-screen')).MarketScreen)

const market = (variant: VariantId) => ({
  validateSearch: (search: Record<string, unknown>): MarketSearch => searchOf(readView(variant, search)),
  component: withCode(() => <MarketScreen variant={variant} />, MarketScreen),
})

const LoginPage = lazyScreen(async () => (await import('@/account/sign-in/login-page')).LoginPage)

function LoginScreen() {
  return <LoginPage {...loginSearch(useSearch({ from: screens.login.path }))} />
}

const ArticlePage = lazyScreen(async () => (await import('@/education/article-page')).ArticlePage)

function ArticleScreen({ id }: { id: ArticleId }) {
  return <ArticlePage key={id} id={id} onBack={useBack()} />
}

const article = (id: ArticleId) => ({
  component: withCode(() => <ArticleScreen id={id} />, ArticlePage, {
    preload: async () => (await import('@/education/use-article')).preloadArticle(id),
  }),
})

type Component<Props> = (props: Props) => ReactNode

/**
 * A screen of the admin panel. Its code is not precached on students' phones, so it may be unavailable offline. A
 * message is then shown instead.
 */
const adminScreen = <Props extends object>(title: string, load: () => Promise<Component<Props>>) => {
  const Unavailable: Component<Props> = () => <UnavailableScreen title={title} />
  return lazyScreen(() => load().catch(() => Unavailable))
}

const AdminLoginPage = adminScreen(titles.adminLogin, () =>
  import('@/admin/admin-login-page').then((loaded) => loaded.AdminLoginPage),
)
const CodeForm = lazyScreen(async () => (await import('@/account/sign-in/code-forms')).CodeForm)

function AdminLoginScreen() {
  return <AdminLoginPage CodeForm={CodeForm} />
}

export const routes = {
  home: createRoute({
    getParentRoute: () => rootRoute,
    path: screens.home.path,
    staticData: { footer: <HomeFooter /> },
    component: withCode(HomeScreen, ...homeParts),
  }),
  foodDelivery: createRoute({ ...screen(screens.foodDelivery, titles.foodDelivery), ...storefront('food') }),
  gasDelivery: createRoute({ ...screen(screens.gasDelivery, titles.gasDelivery), ...storefront('gas') }),
  laundryServices: createRoute({
    ...screen(screens.laundryServices, titles.laundryServices),
    ...storefront('laundry'),
  }),
  salonBeauty: createRoute({ ...screen(screens.salonBeauty, titles.salonBeauty), ...storefront('salon') }),
  roommateFinder: createRoute({
    ...screen(screens.roommateFinder, titles.roommateFinder),
    validateSearch: roommateSearch,
    component: withCode(
      lazyScreen(async () => (await import('./screens/roommate-screen')).RoommateScreen),
      { preload: async () => (await import('@/roommates/roommates-page')).preloadRoommates() },
    ),
  }),
  rentalBooking: createRoute({
    ...screen(screens.rentalBooking, titles.studentAccommodation),
    validateSearch: (search: Record<string, unknown>): RentalSearch => rentalSearchOf(readRentalView(search)),
    component: lazyScreen(async () => (await import('./screens/rental-screen')).RentalScreen),
  }),
  marketplace: createRoute({ ...screen(screens.marketplace, titles.marketplace), ...market('marketplace') }),
  chemist: createRoute({ ...screen(screens.chemist, titles.chemist), ...storefront('chemist') }),
  myUniversity: createRoute({
    ...screen(screens.myUniversity, titles.myUniversity),
    validateSearch: universitySearch,
    component: withCode(
      lazyScreen(async () => (await import('./screens/university-screen')).UniversityScreen),
      { preload: async () => (await import('@/campus/university/university-page')).preloadAnnouncements() },
    ),
  }),
  gossip: createRoute({
    ...screen(screens.gossip, titles.gossip),
    validateSearch: gossipSearch,
    component: lazyScreen(async () => (await import('./screens/gossip-screen')).GossipScreen),
  }),
  transportServices: createRoute({
    ...screen(screens.transportServices, titles.transportServices),
    ...directory('transport'),
  }),
  eShop: createRoute({ ...screen(screens.eShop, titles.eShop), ...storefront('eShop') }),
  errandServices: createRoute({ ...screen(screens.errandServices, titles.errandServices), ...storefront('errands') }),
  serviceProviders: createRoute({
    ...screen(screens.serviceProviders, titles.cheapServices),
    ...directory('serviceProviders'),
  }),
  cycleTracker: createRoute({
    ...screen(screens.cycleTracker, titles.cycleTracker),
    validateSearch: trackerSearch(logTabValues),
    component: lazyScreen(async () => (await import('./screens/bloom-screen')).BloomScreen),
  }),
  periodTracker: createRoute({
    ...screen(screens.periodTracker, titles.periodTracker),
    validateSearch: trackerSearch(trackerTabValues),
    component: lazyScreen(async () => (await import('./screens/period-screen')).PeriodScreen),
  }),
  groceries: createRoute({ ...screen(screens.groceries, titles.groceries), ...storefront('groceries') }),
  secondHand: createRoute({ ...screen(screens.secondHand, titles.secondHand), ...market('secondHand') }),
  cart: createRoute({
    ...screen(screens.cart, titles.cart),
    validateSearch: cartSearch,
    component: lazyScreen(async () => (await import('./screens/cart-screen')).CartScreen),
  }),
  profile: createRoute({
    ...screen(screens.profile, titles.profile),
    validateSearch: profileSearch,
    component: lazyScreen(async () => (await import('./screens/profile-screen')).ProfileScreen),
  }),
  login: createRoute({
    ...screen(screens.login, titles.login),
    validateSearch: loginSearch,
    component: withCode(LoginScreen, LoginPage),
  }),
  signUp: createRoute({
    ...screen(screens.signUp, titles.signUp),
    component: lazyScreen(async () => (await import('@/account/sign-in/signup-page')).SignupPage),
  }),
  about: createRoute({
    ...screen(screens.about, titles.aboutUs),
    component: lazyScreen(async () => (await import('@/pages/about/about-page')).AboutPage),
  }),
  contact: createRoute({
    ...screen(screens.contact, titles.contact),
    component: lazyScreen(async () => (await import('@/pages/contact/contact-page')).ContactPage),
  }),
  privacy: createRoute({
    ...screen(screens.privacy, titles.privacyPolicy),
    component: lazyScreen(async () => (await import('@/pages/legal/legal-page')).PrivacyPage),
  }),
  terms: createRoute({
    ...screen(screens.terms, titles.termsOfUse),
    component: lazyScreen(async () => (await import('@/pages/legal/legal-page')).TermsPage),
  }),
  menstrualCycle: createRoute({
    ...screen(screens.menstrualCycle, articleTitles['menstrual-cycle']),
    ...article('menstrual-cycle'),
  }),
  nutritionDuringPeriod: createRoute({
    ...screen(screens.nutritionDuringPeriod, articleTitles['nutrition-during-period']),
    ...article('nutrition-during-period'),
  }),
  fertilityAndOvulation: createRoute({
    ...screen(screens.fertilityAndOvulation, articleTitles['fertility-and-ovulation']),
    ...article('fertility-and-ovulation'),
  }),
  managingPms: createRoute({
    ...screen(screens.managingPms, articleTitles['managing-pms']),
    ...article('managing-pms'),
  }),
  exerciseDuringCycle: createRoute({
    ...screen(screens.exerciseDuringCycle, articleTitles['exercise-during-cycle']),
    ...article('exercise-during-cycle'),
  }),
  admin: createRoute({
    ...screen(screens.admin, titles.admin),
    validateSearch: adminSearch,
    component: adminScreen(titles.admin, () => import('./screens/admin-screen').then((loaded) => loaded.AdminScreen)),
  }),
  adminLogin: createRoute({ ...screen(screens.adminLogin, titles.adminLogin), component: AdminLoginScreen }),
  adminSetup: createRoute({
    ...screen(screens.adminSetup, titles.adminSetup),
    component: adminScreen(titles.adminSetup, () =>
      import('@/admin/admin-setup-page').then((loaded) => loaded.AdminSetupPage),
    ),
  }),
}
