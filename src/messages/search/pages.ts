import * as messages from './pages.gen'

/** Screens without a tile on the home screen, as the search names them. */
export const otherPages = [
  { title: messages.groceries, link: '/groceries' },
  { title: messages.cart, link: '/cart' },
  { title: messages.profile, link: '/profile' },
  { title: messages.login, link: '/login' },
  { title: messages.signUp, link: '/signup' },
  { title: messages.about, link: '/about' },
  { title: messages.contact, link: '/contact' },
  { title: messages.terms, link: '/terms' },
  { title: messages.privacy, link: '/privacy' },
  { title: messages.secondHand, link: '/second-hand' },
  { title: messages.emergency, link: '/chemist?tab=emergency' },
] as const
