import * as titles from '#words/app/shell/screen-titles'
import { emergency } from '#words/app/search/pages'

/** Screens without a tile on the home screen, as the search names them. */
export const otherPages = [
  { title: titles.groceries, link: '/groceries' },
  { title: titles.cart, link: '/cart' },
  { title: titles.profile, link: '/profile' },
  { title: titles.login, link: '/login' },
  { title: titles.signUp, link: '/signup' },
  { title: titles.aboutUs, link: '/about' },
  { title: titles.contact, link: '/contact' },
  { title: titles.termsOfUse, link: '/terms' },
  { title: titles.privacyPolicy, link: '/privacy' },
  { title: titles.secondHand, link: '/second-hand' },
  { title: emergency, link: '/chemist?tab=emergency' },
] as const
