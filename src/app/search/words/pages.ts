import * as titles from '#words/kit/screen-titles'
import { emergency } from '#words/app/search/pages'
import { screens, type ScreenId } from '@/screens'

const page = <Id extends ScreenId>(id: Id, title: string) => ({ id, title, link: screens[id].path })

/** Screens without a tile on the home screen, as the search names them. */
export const otherPages = [
  page('groceries', titles.groceries),
  page('cart', titles.cart),
  page('profile', titles.profile),
  page('login', titles.login),
  page('signUp', titles.signUp),
  page('about', titles.aboutUs),
  page('contact', titles.contact),
  page('terms', titles.termsOfUse),
  page('privacy', titles.privacyPolicy),
  page('secondHand', titles.secondHand),
  { id: 'emergency', title: emergency, link: `${screens.chemist.path}?tab=emergency` },
] as const
