import type { ScreenId } from '@/screens'

/**
 * The words that people type to find a screen, in English and in Kiswahili. It is searched in either language of the
 * app, and nobody sees it. Goods are named in English alone: a search for one in Kiswahili finds the goods before the
 * screen.
 */
export const pageWords = {
  foodDelivery: 'food delivery hot meals from kitchens around campus; kuletewa chakula',
  gasDelivery: 'gas delivery refills and new cylinders, brought and fitted; kuletewa gesi',
  laundryServices: 'laundry services washing by kilo, piece or month; huduma za kufua nguo',
  salonBeauty: 'salon & beauty braids, cuts, nails and make-up; saluni na urembo',
  roommateFinder: 'roommate finder someone to share the rent with; mwenza wa chumba',
  rentalBooking:
    'rental booking student accommodation bedsitters, hostels and flats near campus; nyumba na vyumba vya kupanga, hosteli',
  marketplace: 'marketplace buy and sell among students; soko, nunua na uza',
  chemist: 'chemist pharmacy medicines, health checks and emergency numbers; duka la dawa',
  myUniversity: 'my university news, events, services and portals; chuo kikuu changu, habari, matukio',
  gossip: 'gossip what campus whispers, without names; udaku, uvumi',
  transportServices: 'transport services boda boda and tuk tuk rides; huduma za usafiri',
  eShop: 'e-shop cooking oils, sugar, flour; duka la mtandaoni, maduka',
  errandServices: 'errand services post office, HELB, cyber and the queue you skip; kazi za kutumwa',
  serviceProviders: 'get cheap services mama fua, fundis, Wi-Fi, photos and more; huduma nafuu, watoa huduma',
  cycleTracker: 'cycle tracker log, predict and understand your cycle; hedhi, mzunguko wa hedhi, rekodi',
  periodTracker: 'period & pregnancy a calendar, your history and pregnancy mode; hedhi na ujauzito, kalenda',
  groceries: 'groceries fresh produce, dairy, meat and fish; vyakula na mahitaji',
  cart: 'cart checkout, orders, order again; kikapu, oda, agiza tena, malipo',
  profile: 'profile account, appearance, dark mode; wasifu, akaunti, mwonekano, mipangilio, lugha, language',
  login: 'login log in, sign in, password; ingia, nenosiri',
  signUp: 'sign up create account, register; jisajili, fungua akaunti',
  about: 'about us mission, values, story; kutuhusu, lengo, maadili, hadithi',
  contact: 'contact help, support, message, phone, e-mail; wasiliana nasi, msaada, ujumbe, simu, barua pepe',
  terms:
    'terms of use rules, payment, refunds, liability; masharti ya matumizi, kanuni, malipo, kurejeshewa pesa, dhima',
  privacy: 'privacy policy data, rights, cookies, notifications; sera ya faragha, haki, vidakuzi, arifa',
  secondHand: 'second-hand buy and sell used things; vya kutumika, nunua na uza',
  emergency:
    'emergency numbers ambulance, health centre, hospital, call; nambari za dharura, kituo cha afya, piga simu',
} as const satisfies Readonly<Partial<Record<ScreenId | 'emergency', string>>>

/** Likewise for articles; those that only the trackers show are not loaded for the search. */
export const articleWords = {
  'menstrual-cycle': 'understanding your menstrual cycle; mzunguko wa hedhi, homoni',
  'nutrition-during-period': 'nutrition during your period food; lishe wakati wa hedhi',
  'fertility-and-ovulation': 'fertility and ovulation; rutuba, siku za rutuba, kutolewa kwa yai',
  'managing-pms': 'managing PMS; dalili kabla ya hedhi',
  'exercise-during-cycle': 'exercise during your cycle workouts; mazoezi wakati wa hedhi',
  contraception:
    'contraception family planning condom pill P2 emergency pill morning after injection Depo implant coil IUD withdrawal; upangaji uzazi, uzazi wa mpango, kuzuia mimba, kidonge cha dharura, kipandikizi, koili',
  'when-bleeding-is-not-a-period':
    'when bleeding is not a period spotting between periods after sex heavy clots miscarriage pregnancy; kutokwa na damu, matone ya damu, mabonge ya damu, kutoka kwa mimba, ujauzito',
} as const satisfies Readonly<Record<string, string>>
